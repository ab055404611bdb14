import { expect, it } from 'vitest';
import { businessName } from '../../../elements/table-booking/tock';

it.each([
  ['https://www.exploretock.com/azulejo', 'azulejo'],
  ['https://exploretock.com/el-horno/experience/12?size=2', 'el-horno'],
  ['http://www.tock.com/horno', 'horno'],
  ['https://booking.example/horno', undefined],
  ['https://notexploretock.com/x', undefined],
  ['https://www.exploretock.com/', undefined],
  ['https://www.exploretock.com', undefined],
  ['azulejo', undefined],
  ['tel:123', undefined],
  ['javascript://www.exploretock.com/azulejo', undefined],
])('the business of %s is %s', (address, name) => expect(businessName(address)).toBe(name));
