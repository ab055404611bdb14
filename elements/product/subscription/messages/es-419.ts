/** Storefront 5: a renewal every N weeks, months or years, for a set number of payments where the plan is finite. */
export const messages = {
  week: '{count, plural, one {cada semana} many {cada # semanas} other {cada # semanas}}',
  month: '{count, plural, one {cada mes} many {cada # meses} other {cada # meses}}',
  year: '{count, plural, one {cada año} many {cada # años} other {cada # años}}',
  finite: '{every}, {count, plural, one {# pago} many {# pagos} other {# pagos}}',
};
