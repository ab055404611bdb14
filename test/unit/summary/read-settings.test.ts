import { describe, expect, it } from 'vitest';
import {
  articleVariables,
  designOf,
  isEventsSummary,
  summaryColumns,
} from '../../../elements/summary/read-settings';
import { settingsOf } from './settings';

describe('the design', () => {
  it.each([
    ['wall', 'wall'],
    ['autocolumns', 'wall'],
    [1005, 'wall'],
    ['carousel', 'carousel'],
    ['1006', 'carousel'],
    ['list', 'list'],
    [1007, 'list'],
    ['grid', 'grid'],
    ['autogrid', 'grid'],
    [1008, 'grid'],
    [undefined, 'wall'],
  ])('%s is a %s', (design, expected) => {
    expect(designOf(settingsOf({ design }))).toBe(expected);
  });
});

describe('the settings of a block of the hosted builder', () => {
  const settings = settingsOf({
    hSize: null,
    floatDir: null,
    collectionType: 1,
    collectionId: '5c1908e5',
    design: 'autocolumns',
    headerText: 'Novedades',
    textSize: 'extralarge',
    pageSize: 13,
    imageAspectRatio: '1.5',
    columnWidth: 423,
    gutter: 26,
    listImageSize: 26,
    listImageAlignment: 'left',
    slidesPerRow: 1,
    textAlignment: 'left',
    showTitle: true,
    showThumbnail: false,
    showExcerpt: false,
    showReadMoreLink: false,
    showPrice: true,
    productQuickViewEnabled: false,
    showPastOrUpcomingEvents: 'Upcoming',
    metadataPosition: 'below-content',
    primaryMetadata: 'cats',
    secondaryMetadata: 'none',
    filter: { tag: null, category: null, categoryIds: null },
    autoCrop: true,
    lightbox: false,
    mixedContent: true,
    blockId: 'cc002434',
  });

  it('become the look of its articles', () => {
    expect(articleVariables(settings)).toMatchObject({
      '--az-_aspect': 1.5,
      '--az-_fit': 'cover',
      '--az-_image': '26%',
      '--az-_text-align': 'start',
      '--az-_title-size': '2em',
      '--az-_media-display': 'none',
      '--az-_excerpt-display': 'none',
      '--az-_more-display': 'none',
      '--az-_title-display': undefined,
      '--az-_date-display': 'none',
      '--az-_category-display': undefined,
      '--az-_metadata-order': 3,
    });
  });

  it('have columns of a width in px', () => {
    expect(summaryColumns(settings)).toEqual({ columnWidth: 423, columnWidthBehavior: 'min' });
    expect(summaryColumns(settingsOf({ columnWidth: '300px' })).columnWidth).toBe(300);
  });

  it('are those of an events summary by type or code', () => {
    expect(isEventsSummary(settings)).toBe(false);
    expect(isEventsSummary(settingsOf({ collectionType: 10 }))).toBe(true);
    expect(isEventsSummary(settingsOf({ type: 'Events' }))).toBe(true);
  });
});

describe('articles of the page', () => {
  it('keep their own order and metadata where the settings say nothing', () => {
    const variables = articleVariables(settingsOf({}));
    expect(Object.keys(variables)).not.toContain('--az-_metadata-order');
    expect(Object.keys(variables)).not.toContain('--az-_date-display');
  });

  it('show the date as the first metadata where the settings name the second alone', () => {
    expect(articleVariables(settingsOf({ secondaryMetadata: 'author' }))).toMatchObject({
      '--az-_date-display': undefined,
      '--az-_author-display': undefined,
      '--az-_tag-display': 'none',
    });
  });

  it('show their price and their number of comments where these are the metadata', () => {
    expect(articleVariables(settingsOf({ primaryMetadata: 'comments', showPrice: false }))).toMatchObject({
      '--az-_comments-display': undefined,
      '--az-_price-display': 'none',
      '--az-_date-display': 'none',
    });
    expect(articleVariables(settingsOf({ secondaryMetadata: 'price', showPrice: false }))).toMatchObject({
      '--az-_comments-display': 'none',
      '--az-_price-display': undefined,
    });
  });

  it('have the shapes of their pictures with the ratio Auto', () => {
    expect(articleVariables(settingsOf({ imageAspectRatio: 'Auto' }))).toMatchObject({
      '--az-_aspect': 'initial',
    });
  });
});
