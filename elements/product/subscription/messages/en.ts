import type { messages as spanish } from './es-419';

export const messages: typeof spanish = {
  week: '{count, plural, one {every week} other {every # weeks}}',
  month: '{count, plural, one {every month} other {every # months}}',
  year: '{count, plural, one {every year} other {every # years}}',
  finite: '{every}, {count, plural, one {# payment} other {# payments}}',
};
