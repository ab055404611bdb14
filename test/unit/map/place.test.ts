import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { fitMarkers } from '../../../elements/map/geometry';
import { parseStyle } from '../../../elements/map/map-style';
import { directionsAddress, outsideMapAddress } from '../../../elements/map/outside-maps';
import { readPlace } from '../../../elements/map/place';
import { type MapSettings, schema } from '../../../elements/map/schema';
import { fieldsOf } from '../../../src/build/fields';
import { checkObject } from '../../../src/core/settings/check-value';

const place = (settings: Record<string, unknown>, content?: string) =>
  readPlace(parse(schema, settings), content);
const box = { clientWidth: 800, clientHeight: 400 };
const puebla = { mapLat: 19.0433, mapLng: -98.1983 };

describe('the place of a map', () => {
  it('is New York without a position, with the marker at the centre', () => {
    const { center, zoom, markers } = place({});
    expect(zoom).toBe(undefined);
    expect(center?.lat).toBeCloseTo(40.72, 2);
    expect(markers.map(({ position }) => position)).toEqual([center]);
  });

  it('has its marker where the settings put it, else at the centre', () => {
    expect(place(puebla).markers[0]?.position).toEqual({ lat: 19.0433, lng: -98.1983 });
    const apart = place({ ...puebla, markerLat: 19.1, markerLng: -98.2 });
    expect(apart.markers[0]?.position).toEqual({ lat: 19.1, lng: -98.2 });
    expect(apart.center).toEqual({ lat: 19.0433, lng: -98.1983 });
    expect(place({ markerLat: 1, markerLng: 2 }).center).toEqual({ lat: 1, lng: 2 });
  });

  it("reads a builder's location, over which the block's own fields win", () => {
    const location = {
      ...puebla,
      mapZoom: 4,
      addressTitle: 'Taller',
      addressLine1: '',
      addressLine2: '7321',
    };
    const { lines, center, zoom, markers } = place({ location, mapZoom: 9, addressTitle: 'Tienda' });
    expect(lines).toEqual(['Tienda', '7321']);
    expect({ center, zoom }).toEqual({ center: { lat: 19.0433, lng: -98.1983 }, zoom: 9 });
    expect(markers[0]?.title).toBe('Tienda');
  });

  it('reads the data of real blocks: codes, an address without a name, and missing values', () => {
    const problems: unknown[] = [];
    const report = (problem: unknown) => problems.push(problem);
    const data = {
      style: '4',
      vSize: 12,
      controls: 'false',
      gmak: 'REDACTED',
      location: {
        mapZoom: '4',
        mapLat: '-41.3712549',
        mapLng: 145.60951690000002,
        markerLat: null,
        addressTitle: '',
        addressLine1: '7321',
      },
    };
    const settings = checkObject(data, { fields: fieldsOf(schema), report }) as MapSettings;
    const { lines, markers, style, outsideMap } = readPlace(settings);
    expect(problems).toEqual([]);
    expect([settings.showControls, settings.key]).toEqual([false, 'REDACTED']);
    expect([lines, style, markers[0]?.title]).toEqual([['7321'], 'minimalLight', '7321']);
    expect(markers[0]?.position).toEqual({ lat: -41.3712549, lng: 145.60951690000002 });
    expect(new URL(outsideMap(markers[0]?.position ?? { lat: 0, lng: 0 }, 4)).searchParams.get('ll')).toBe(
      '-41.371255,145.609517',
    );
  });

  it("takes the name and the directions from the page's own address", () => {
    const { markers, directions, lines } = place({}, 'Taller Azulejo\n\n Plaza Mayor 3\n');
    expect(lines).toEqual([]);
    expect(markers[0]?.title).toBe('Taller Azulejo');
    expect(new URL(directions).searchParams.get('destination')).toBe('Taller Azulejo, Plaza Mayor 3');
  });

  it('shows all of several markers, as near as possible', () => {
    const markers = [{ lat: 36.7, lng: -30.42 }, { lat: 36.74, lng: -30.38 }, { title: 'nowhere' }];
    const all = place({ markers });
    expect(all.center).toBe(undefined);
    expect(all.markers.map(({ isMain }) => isMain)).toEqual([false, false]);
    const { center, zoom } = fitMarkers(all, box);
    expect(center.lng).toBeCloseTo(-30.4, 5);
    expect(center.lat).toBeCloseTo(36.72, 2);
    expect(zoom).toBe(12);
    expect(fitMarkers(all, { clientWidth: 100, clientHeight: 100 }).zoom).toBeLessThan(zoom);
    expect(fitMarkers(place({ markers: [{ lat: 1, lng: 1 }] }), box).zoom).toBe(16);
    expect(fitMarkers(place({ markers, mapZoom: 5 }), box).zoom).toBe(5);
    const aroundDateLine = [
      { lat: -17.7, lng: 177.4 },
      { lat: -13.8, lng: -171.8 },
      { lat: -18.1, lng: 178.4 },
    ];
    const pacific = fitMarkers(place({ markers: aroundDateLine }), box);
    expect(pacific.center.lng).toBeCloseTo(-177.2, 5);
    expect(pacific.zoom).toBe(6);
    const twice = fitMarkers(
      place({ markers: [puebla, puebla].map(({ mapLat: lat, mapLng: lng }) => ({ lat, lng })) }),
      box,
    );
    expect(twice.zoom).toBe(16);
    expect(twice.center.lng).toBeCloseTo(puebla.mapLng, 5);
    // The directions do not lead to the default centre.
    expect(new URL(all.directions).searchParams.get('destination')).toBe('36.7,-30.42');
    expect(place({ markers, markerLat: 36.7, markerLng: -30.4 }).markers.map(({ isMain }) => isMain)).toEqual(
      [true, false, false],
    );
  });
});

describe('addresses of outside maps', () => {
  it('contain position, query and zoom', () => {
    const address = outsideMapAddress(
      { lat: 46.6483041, lng: 15.739434599999981 },
      { query: 'A & B', zoom: 7.4 },
    );
    const { protocol, searchParams } = new URL(address);
    expect([protocol, searchParams.get('q'), searchParams.get('ll'), searchParams.get('z')]).toEqual([
      'https:',
      'A & B',
      '46.648304,15.739435',
      '7',
    ]);
  });

  it('search for the position where there is no address', () => {
    expect(new URL(outsideMapAddress({ lat: 1, lng: 2 }, { zoom: 3 })).searchParams.get('q')).toBe('1,2');
    expect(new URL(directionsAddress({ lat: 1, lng: 2 })).searchParams.get('destination')).toBe('1,2');
  });
});

describe('a style', () => {
  it.each([
    [4, 'minimalLight'],
    [5, 'minimalDark'],
    ['1', 'original'],
    ['MinimalBlue', 'minimalBlue'],
    ['minimal-light', 'minimalLight'],
    ['Satellite', 'satellite'],
    ['none such', 'grayscale'],
  ] as const)('%s is %s', (value, expected) => {
    expect(parseStyle(value)).toBe(expected);
  });
});
