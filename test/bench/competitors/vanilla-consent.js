import { run } from 'vanilla-cookieconsent';

run({
  // The browser of this bench says that it is driven by a program.
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, statistics: {} },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'Cookies',
          description: 'This site uses cookies. It is up to you which.',
          acceptAllBtn: 'Accept',
          acceptNecessaryBtn: 'Decline',
        },
        preferencesModal: { sections: [] },
      },
    },
  },
});
