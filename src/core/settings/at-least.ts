import { minValue, number, pipe } from 'valibot';

/** A setting that is a number, and not below `least`. */
export const atLeast = (least: number) => pipe(number(), minValue(least));
