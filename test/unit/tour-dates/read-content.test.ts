// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readDateElement } from '../../../elements/tour-dates/read-content';
import { findDatedElements } from '../../../src/features/collection/dated-elements';

const host = document.createElement('div');

const read = (html: string) => {
  host.innerHTML = html;
  return findDatedElements(host).map(readDateElement);
};

beforeEach(() => host.replaceChildren());

describe('the dates of a page', () => {
  it('have a date, a venue, a town, a link and a status', () => {
    const html = `<ul><li data-status="free" data-time-zone="Europe/Madrid"><time datetime="2035-05-02T20:00">May 2</time>,
      <strong>Teatro Real</strong>, <address>Madrid, Spain</address> – <a href="/tickets" target="_blank">Seats</a></li></ul>`;
    expect(read(html).map(({ element, ...date }) => date)).toEqual([
      {
        date: '2035-05-02T20:00',
        endDate: undefined,
        venue: 'Teatro Real',
        city: 'Madrid, Spain',
        country: '',
        location: '',
        url: '/tickets',
        status: 'free',
        timeZone: 'Europe/Madrid',
        linkText: 'Seats',
        target: '_blank',
        rel: '',
      },
    ]);
  });

  it('may last several days, and name the time of the doors', () => {
    const html = `<ul><li><time datetime="2035-05-02">May 2</time> to <time datetime="2035-05-05">5</time>, <b>Foro</b>, Puebla</li>
      <li><time datetime="2035-05-07">May 7</time>, doors <time>19:30</time>, <b>Teatro</b></li></ul>`;
    expect(read(html).map(({ date, endDate, venue, city }) => [date, endDate, venue, city])).toEqual([
      ['2035-05-02', '2035-05-05', 'Foro', 'Puebla'],
      ['2035-05-07', undefined, 'Teatro', ''],
    ]);
  });

  it('may be articles, whose heading is the venue and the link', () => {
    const html = '<article><h3><a href="/a">Foro</a></h3><time>2035-05-02</time><p>Puebla</p></article>';
    expect(read(html)[0]).toMatchObject({
      date: '2035-05-02',
      venue: 'Foro',
      city: 'Puebla',
      url: '/a',
      linkText: '',
    });
  });

  it('lose no text where nothing marks the venue', () => {
    expect(
      read('<ul><li><time>2035-05-02</time> – Foro, Puebla · <a href="/a">Seats</a></li></ul>')[0],
    ).toMatchObject({
      venue: 'Foro, Puebla',
      city: '',
      linkText: 'Seats',
    });
    expect(read('<ol><li><a href="/a"><time>2035-05-02</time>: Foro</a></li></ol>')[0]).toMatchObject({
      venue: 'Foro',
      url: '/a',
      linkText: '',
    });
  });

  it('are neither a list in a date nor the group around dates', () => {
    const html = '<article><h2>May</h2><ul><li>One</li><li>Two</li></ul></article>';
    expect(read(html).map(({ venue }) => venue)).toEqual(['One', 'Two']);
    const festival = `<ul><li><time>2035-05-02</time> <strong>Festival</strong> <ul><li>Los Alfareros</li><li>El Horno</li></ul></li></ul>`;
    expect(read(festival).map(({ date, venue }) => [date, venue])).toEqual([['2035-05-02', 'Festival']]);
  });
});
