import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { readAnnouncement, textIn } from '../../../elements/announcement-bar/announcement';
import { schema } from '../../../elements/announcement-bar/schema';

const read = (own: object, site: object = {}, hasContent = false) =>
  readAnnouncement({ settings: parse(schema, own), site, hasContent });

const ofSite = {
  announcementBarSettings: {
    text: '<p>Sale</p>',
    style: '3',
    clickthroughUrl: { url: '/sale', newWindow: true },
  },
};

describe('the text of an announcement', () => {
  it('is what remains without tags', () => {
    expect(textIn('<p class="x">Sale&nbsp;<b>today</b></p>')).toBe('Sale today');
  });

  it.each([
    '',
    ' ',
    '<p></p>',
    '<p class="" style="white-space:pre-wrap;"></p>',
    '<p>&nbsp;</p><p><br></p>',
    '\u200b',
  ])('is empty in %j', (html) => expect(textIn(html)).toBe(''));
});

describe('an announcement', () => {
  it('comes from the site where the element has none', () => {
    expect(read({}, ofSite)).toMatchObject({
      isOn: true,
      html: '<p>Sale</p>',
      isOfSite: true,
      theme: 'dark',
      url: '/sale',
      newWindow: true,
    });
  });

  it('of the element wins over its children, and those over the site', () => {
    expect(read({ text: 'Own' }, ofSite, true)).toMatchObject({ html: 'Own', url: '' });
    expect(read({ text: '<p></p>' }, ofSite, true)).toMatchObject({ html: '', isOfSite: false });
    expect(read({ announcementBarSettings: { text: 'Nested' } }, ofSite)).toMatchObject({ html: 'Nested' });
    expect(read({ text: 'Flat', announcementBarSettings: { text: 'Nested' } })).toMatchObject({
      html: 'Flat',
    });
  });

  it('is empty where the site has empty paragraphs', () => {
    expect(read({}, { announcementBarSettings: { text: '<p class=""></p>' } }).html).toBe('');
  });

  it('is switched off by the site, and on by the element', () => {
    const off = { ...ofSite, showAnnouncementBar: false };
    expect(read({}, off).isOn).toBe(false);
    expect(read({ showAnnouncementBar: true }, off).isOn).toBe(true);
  });

  it.each([
    ['none', 'plain'],
    ['1', 'plain'],
    [undefined, 'plain'],
    ['2', 'light'],
    ['show', 'light'],
    ['light', 'light'],
    ['3', 'dark'],
    ['dark', 'dark'],
  ])('with the style %s is %s', (style, theme) => {
    expect(read({ text: 'Sale', style }).theme).toBe(theme);
  });
});
