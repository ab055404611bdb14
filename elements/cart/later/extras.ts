/**
 * What a cart has that a server keeps: codes, and where to ship to.
 * @module
 */
export { Coupons } from './coupons';
export { Shipping } from './shipping';
