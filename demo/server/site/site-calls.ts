import { Hono, type MiddlewareHandler } from 'hono';
import { isObject } from '../../../src/core/util/is-object';
import { websiteRoles } from '../../../src/features/enums/website-roles';
import type { Accounts } from '../accounts/accounts';
import { sessionOf } from '../accounts/session-cookie';
import type { Database } from '../database';
import { readFields } from '../read-fields';
import type { HeaderFooterStore } from './header-footer';
import { type Language, languages } from './site-frame';
import { createSiteValues } from './site-values';

const isLanguage = (value: unknown): value is Language =>
  isObject(value) && [value.code, value.url].every((text) => typeof text === 'string' && text !== '');

/** An account with another role than the viewer's changes the site; a member of the site has no role. */
const requireEditor =
  (accounts: Accounts): MiddlewareHandler =>
  async (c, next) => {
    const session = await sessionOf(c, accounts);
    if (!session) return c.json({ loginRequired: true, error: 'Inicia sesión para cambiar el sitio.' }, 401);
    if (!session.person.roles.some((role) => role !== websiteRoles.viewer))
      return c.json({ authorizationFail: true, error: 'Tu cuenta no puede cambiar el sitio.' }, 403);
    return next();
  };

interface SiteCallsOptions {
  database: Database;
  accounts: Accounts;
  headerFooter: HeaderFooterStore;
}

/** The site's languages, its header and its footer. Everybody may read them. */
export function createSiteCalls({ database, accounts, headerFooter }: SiteCallsOptions): Hono {
  const values = createSiteValues(database);
  const readLanguages = () => values.read('languages', languages);
  const editorsOnly = requireEditor(accounts);
  const calls = new Hono();

  calls.get('/multilingual/settings', async (c) => c.json({ languages: await readLanguages() }));

  calls.get('/multilingual/status', async (c) => c.json({ enabled: (await readLanguages()).length > 1 }));

  calls.put('/multilingual/languages', editorsOnly, async (c) => {
    const sent = (await readFields(c.req))?.languages;
    if (!Array.isArray(sent) || !sent.every(isLanguage))
      return c.json({ error: 'Falta la lista `languages` con `code`, `name` y `url` de cada idioma.' }, 400);
    const saved = sent.map(({ code, name = '', url }) => ({ code, name, url }));
    await values.save('languages', saved);
    return c.json({ languages: saved });
  });

  calls.get('/site-header-footer', async (c) => c.json(await headerFooter.read()));

  calls.put('/site-header-footer', editorsOnly, async (c) => {
    const { header, footer } = (await readFields(c.req)) ?? {};
    if (!isObject(header) || !isObject(footer))
      return c.json({ error: 'Faltan los objetos `header` y `footer`.' }, 400);
    await headerFooter.save({ header, footer });
    return c.json({ header, footer });
  });

  return calls;
}
