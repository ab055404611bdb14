import * as klaro from 'klaro/dist/klaro-no-css';

klaro.setup({
  version: 1,
  lang: 'en',
  translations: { en: { consentNotice: { description: 'This site uses cookies. It is up to you which.' } } },
  services: [{ name: 'statistics', title: 'Statistics', purposes: ['analytics'] }],
});
