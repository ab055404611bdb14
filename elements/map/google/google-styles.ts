import type { StyleName } from '../map-style';
import type { MapSettings } from '../schema';

type Rule = google.maps.MapTypeStyle;

const rule = (stylers: Rule['stylers'][number], featureType?: string, elementType?: string): Rule => ({
  featureType,
  elementType,
  stylers: [stylers],
});

const shadedRules = (
  hue: string,
  colors: { land: string; water: string; road: string; text: string; halo: string },
) => [
  rule({ hue }, undefined, 'geometry'),
  rule({ color: colors.land }, 'landscape', 'geometry'),
  rule({ color: colors.land }, 'poi', 'geometry'),
  rule({ color: colors.road }, 'road', 'geometry'),
  rule({ color: colors.road }, 'transit', 'geometry'),
  rule({ color: colors.water }, 'water', 'geometry'),
  rule({ color: colors.text }, undefined, 'labels.text.fill'),
  rule({ color: colors.halo }, undefined, 'labels.text.stroke'),
  rule({ visibility: 'off' }, undefined, 'labels.icon'),
];

const styleRules: Record<StyleName, Rule[]> = {
  original: [],
  satellite: [],
  grayscale: [rule({ saturation: -100 })],
  minimalDark: shadedRules('#000000', {
    land: '#1c2230',
    water: '#0f1420',
    road: '#343d52',
    text: '#a9b3c7',
    halo: '#141925',
  }),
  minimalLight: shadedRules('#ffffff', {
    land: '#f6f5f2',
    water: '#dfe5ea',
    road: '#ffffff',
    text: '#7b8390',
    halo: '#ffffff',
  }),
  minimalBlue: shadedRules('#1f4e9e', {
    land: '#e7eef9',
    water: '#8fb4e8',
    road: '#ffffff',
    text: '#1f4e9e',
    halo: '#f4f8fe',
  }),
};

/** A style as Google's options: the type of the map, and its rules. */
export const googleStyleOptions = (
  { showLabels, showTerrain }: Pick<MapSettings, 'showLabels' | 'showTerrain'>,
  style: StyleName,
): google.maps.MapOptions => {
  if (style === 'satellite') return { mapTypeId: showLabels ? 'hybrid' : 'satellite', styles: [] };
  const styles = [
    ...styleRules[style],
    ...(showLabels ? [] : [rule({ visibility: 'off' }, undefined, 'labels')]),
  ];
  return { mapTypeId: showTerrain ? 'terrain' : 'roadmap', styles };
};
