import { describe, expect, it } from 'vitest';
import { businessName, isTockPage } from '../../../elements/table-booking/tock';

describe('the business', () => {
  it.each([
    ['https://www.exploretock.com/azulejo', 'azulejo'],
    ['https://www.exploretock.com/el-horno/experience/12?size=2', 'el-horno'],
    ['http://booking.example/horno', 'horno'],
    ['https://www.exploretock.com/', undefined],
    ['https://www.exploretock.com', undefined],
    ['azulejo', undefined],
    ['javascript://x/azulejo', undefined],
  ])('of %s is %s', (address, name) => expect(businessName(address)).toBe(name));
});

it('only links to Tock name a business', () => {
  expect(isTockPage('https://www.exploretock.com/azulejo')).toBe(true);
  expect(isTockPage('https://exploretock.com/azulejo')).toBe(true);
  for (const address of ['https://notexploretock.com/x', 'https://taller.example/reservas', 'tel:123', ''])
    expect(isTockPage(address)).toBe(false);
});
