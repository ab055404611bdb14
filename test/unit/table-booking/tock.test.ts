import { expect, it } from 'vitest';
import { bookingAddress, businessName, lastPathPart } from '../../../elements/table-booking/tock';

it.each([
  ['https://www.exploretock.com/azulejo', 'azulejo'],
  ['https://exploretock.com/el-horno/experience/12?size=2', 'el-horno'],
  ['http://www.tock.com/horno', 'horno'],
  ['HTTPS://www.ExploreTock.com/Horno', 'Horno'],
  ['//exploretock.com/horno', 'horno'],
  ['https://booking.example/horno', undefined],
  ['https://notexploretock.com/x', undefined],
  ['https://www.exploretock.com/', undefined],
  ['https://www.exploretock.com', undefined],
  ['azulejo', undefined],
  ['tel:123', undefined],
  ['javascript://www.exploretock.com/azulejo', undefined],
])('the business of %s is %s', (address, name) => expect(businessName(address)).toBe(name));

it.each([
  ['taller', 'https://www.exploretock.com/taller'],
  ['exploretock.com/taller', 'https://www.exploretock.com/taller'],
  ['WWW.Tock.com/taller/event/1', 'https://www.exploretock.com/taller/event/1'],
  ['https://exploretock.com/taller', 'https://exploretock.com/taller'],
  ['booking.example/taller', 'booking.example/taller'],
  ['/mesas', '/mesas'],
  [' taller ', 'https://www.exploretock.com/taller'],
  ['', ''],
])('the setting %j is the address %s', (businessUrl, address) =>
  expect(bookingAddress(businessUrl)).toBe(address),
);

it.each([
  ['https://booking.example/es/horno?size=2', 'horno'],
  ['/mesas/horno/', 'horno'],
  ['/horno', 'horno'],
  ['https://booking.example/horno#mesas', 'horno'],
  ['https://booking.example/', undefined],
  ['https://booking.example', undefined],
  ['booking.example/horno', undefined],
  ['tel:123', undefined],
])('the last part of the path of %s is %s', (address, name) => expect(lastPathPart(address)).toBe(name));
