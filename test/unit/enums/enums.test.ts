import { describe, expect, it } from 'vitest';
import * as enums from '../../../src/features/enums';

const { nameOf, formFieldProperties, ...enumerations } = enums;

describe('the enumerations', () => {
  it.each(Object.entries(enumerations))(
    '%s has each name and each code once, in ascending order',
    (_, codes) => {
      const values = Object.values(codes);
      expect(new Set(values).size).toBe(values.length);
      // Texts have no order.
      const numbers = values.filter((value) => typeof value === 'number');
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      // Currencies have the names of ISO 4217.
      for (const name of Object.keys(codes)) expect(name).toMatch(/^[a-z][\w.]*$|^[A-Z]{3}$/);
    },
  );

  it('of all blocks have the codes of each block', () => {
    const blocks = {
      gallery: enums.galleryVariants,
      summary: enums.summaryVariants,
      chart: enums.chartVariants,
      image: enums.imageVariants,
      tableBooking: enums.tableBookingVariants,
    };
    const expected = Object.entries(blocks).flatMap(([block, codes]) =>
      Object.entries(codes).map(([name, code]) => [block + name[0]?.toUpperCase() + name.slice(1), code]),
    );
    expect(enums.blockVariants).toEqual(Object.fromEntries(expected));
  });

  it('have the codes that pages and site contexts contain', () => {
    expect(enums.pageTypes).toMatchObject({
      splashPage: 3,
      lockScreen: 103,
      cartV2: 205,
      reviewsRequest: 209,
    });
    expect(Object.keys(enums.websiteRoles)).toHaveLength(12);
    expect(Object.keys(enums.currencies)).toHaveLength(27);
    expect(nameOf(enums.currencies, 840)).toBe('USD');
    expect(enums.websiteRoles).toMatchObject({ admin: 1, viewer: 10, schedulingEditor: 13 });
    expect(enums.blockTypes).toMatchObject({
      opentableV2: 66,
      map: 4,
      image: 5,
      form: 9,
      accordion: 69,
      marquee: 70,
    });
    expect(enums.websiteStatuses).toMatchObject({ expired: 1, paid: 8, linked: 11 });
    expect(enums.blockVariants).toMatchObject({ gallerySlideshow: 1000, imageStack: 1017 });
    expect(enums.likertScale).toMatchObject({ stronglyDisagree: -2, neutral: 0, stronglyAgree: 2 });
    expect(enums.productTypeNames).toMatchObject({ physical: 'PHYSICAL', giftCard: 'GIFT_CARD' });
    expect(Object.keys(enums.productTypes)).toEqual(
      expect.arrayContaining(Object.keys(enums.productTypeNames)),
    );
    expect(enums.contentSources).toEqual({ item: 'i', collection: 'c' });
    expect(Object.values(enums.billingUnits)).toEqual(['week', 'month', 'year']);
    expect(Object.values(enums.popupStyles)).toEqual(['none', 'show']);
    expect(Object.values(enums.mobileBarStyles)).toEqual(['none', 'light', 'dark']);
    expect(enums.specialPages).toEqual({ readme: 'readme' });
    expect(Object.values(enums.badgeTypes)).toEqual(['none', 'black', 'white']);
    expect(enums.mapStyles).toMatchObject({ minimalLight: 4, minimalDark: 5 });
  });
});

describe('the properties of form fields', () => {
  it('name each type of field of the builder', () => {
    expect(Object.keys(formFieldProperties)).toHaveLength(19);
    expect(formFieldProperties.textarea).toEqual(['description', 'placeholder', 'required', 'maxLength']);
    expect(formFieldProperties.hidden).toEqual(['key', 'value']);
  });
});

it('each name is one that a program can write after a dot', () => {
  const { nameOf: _, formFieldProperties: __, ...enumerations } = enums;
  const names = Object.values(enumerations).flatMap((enumeration) => Object.keys(enumeration));
  expect(names.filter((name) => !/^[A-Za-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
});

describe('nameOf', () => {
  it('names a code', () => {
    expect(nameOf(enums.pageTypes, 103)).toBe('lockScreen');
    expect(nameOf(enums.templateVersions, 7.1)).toBe('v71');
    expect(nameOf(enums.positions, 'bottom-center')).toBe('bottomCenter');
  });

  it('names a number that comes as text', () => {
    expect(nameOf(enums.pageTypes, '103')).toBe('lockScreen');
    expect(nameOf(enums.likertScale, '-2')).toBe('stronglyDisagree');
    expect(nameOf(enums.pageTypes, '103.0')).toBeUndefined();
    expect(nameOf(enums.pageTypes, '')).toBeUndefined();
  });

  it('is undefined for a code that the enumeration does not have', () => {
    expect(nameOf(enums.websiteRoles, 5)).toBeUndefined();
    expect(nameOf(enums.websiteRoles, Number.NaN)).toBeUndefined();
  });
});
