import { isObject } from '../../core/util/is-object';
import type { Client } from './client';

/** Function of the client -> its parameters that group other parameters in an object. */
const groups: Partial<Record<keyof Client, string[]>> = {
  getPlaceDetails: ['query', 'trackingContext'],
  getWidgetRendering: ['widget'],
};

/** The parameters without their groups: the type of the result of `flatParameters`. */
export type FlatParameters<P> = P extends { trackingContext: unknown } | { widget: unknown } ? never : P;

/** Puts all parameters of a call into one object, as the functions of `calls/` take them. */
export const flatParameters = (name: keyof Client, params: unknown): unknown => {
  if (!isObject(params)) return params;
  const flat = { ...params };
  for (const group of groups[name] ?? []) {
    const fields = flat[group];
    // The map service may have a parameter of the same name, which is a text.
    if (!isObject(fields)) continue;
    delete flat[group];
    Object.assign(flat, fields);
  }
  return flat;
};

type Kind = 'text' | 'number' | 'list' | 'object';

/** The functions of the client whose parameters are required. */
type CallWithParameters = {
  [Name in keyof Client]: undefined extends Parameters<Client[Name]>[0] ? never : Name;
}[keyof Client];

const id = { id: 'text' } as const;

/**
 * The parameters that each call needs: name -> kind. They are checked before a request, because a server's answer about a missing
 * value says little, and an address without its id may mean something else: `DELETE …/entries/`.
 */
const requiredParameters: Record<CallWithParameters, Record<string, Kind>> = {
  submitForm: { key: 'text', formId: 'text', form: 'object' },
  addCartEntry: { itemId: 'text', sku: 'text', quantity: 'number' },
  updateCartEntry: id,
  removeCartEntry: id,
  addCartCoupon: { promoCode: 'text' },
  removeCartCoupon: id,
  setCartShippingLocation: {},
  setCartShippingOption: id,
  createSession: { email: 'text', password: 'text' },
  unlockPage: { password: 'text' },
  putLanguages: { languages: 'list' },
  putHeaderFooter: { header: 'object', footer: 'object' },
  autocompletePlaces: {},
  getPlaceDetails: { productPage: 'text', productSection: 'text' },
  getWidgetRendering: { type: 'number', id: 'text', value: 'object' },
  like: { itemId: 'text' },
  recordHit: { event: 'number', data: 'object' },
  recordFormRender: { formId: 'text' },
  recordOverlay: {},
  recordButtonClick: {},
  recordButtonRender: {},
  recordQuickView: id,
  recordEvent: { event: 'text', data: 'object' },
  recordJavascriptErrors: { records: 'list' },
  recordTrace: { entries: 'list' },
  sendServiceEvent: {},
  trackLanding: { landing: 'text' },
  recordPerformance: { records: 'list' },
};

const isOfKind: Record<Kind, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value !== '',
  number: Number.isFinite,
  list: Array.isArray,
  object: isObject,
};

const describe = (value: unknown): string => {
  if (isObject(value)) return 'an object';
  return Array.isArray(value)
    ? 'a list'
    : typeof value === 'string'
      ? JSON.stringify(value)
      : `${String(value)}`;
};

const namesOf = (required: Record<string, Kind>): string => {
  const names = Object.keys(required);
  return names.length > 0 ? `an object with ${names.join(', ')}` : 'an object';
};

/**
 * Checks that a call has the parameters that it needs.
 * @throws TypeError that names the parameter, its value, and what was expected
 */
export const checkParameters = (name: keyof Client, params: unknown): void => {
  if (!Object.hasOwn(requiredParameters, name)) return;
  const required = requiredParameters[name as CallWithParameters];
  if (!isObject(params))
    throw TypeError(`the parameters are ${describe(params)}; expected ${namesOf(required)}.`);
  for (const [parameter, kind] of Object.entries(required)) {
    const value = params[parameter];
    if (!isOfKind[kind](value))
      throw TypeError(
        `${parameter} is ${describe(value)}; expected ${kind === 'object' ? 'an' : 'a'} ${kind}.`,
      );
  }
};
