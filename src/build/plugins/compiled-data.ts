import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { defaultLocale, textLocales } from '../../core/i18n/locale';
import { compileCatalogue, type Messages, translatedFolders } from '../catalogues';
import { fieldsOf } from '../fields';
import { root } from '../project';

/** The Spanish messages are bundled with the code that uses them; each other locale is a module of its own. */
const otherLocales = textLocales.filter((locale) => locale !== defaultLocale);

const evaluate = (path: string): Promise<Record<string, unknown>> => import(pathToFileURL(path).href);

const catalogueLoaders = (loadsOnDemand: boolean): string => {
  const modules = otherLocales.map((locale) => `'azulejo:catalogues/${locale}'`);
  const rows = otherLocales.map((locale, index) =>
    loadsOnDemand
      ? `'${locale}': () => import(${modules[index]})`
      : `'${locale}': async () => ({ catalogues: catalogues${index} })`,
  );
  const imports = loadsOnDemand
    ? []
    : modules.map((module, index) => `import { catalogues as catalogues${index} } from ${module};`);
  return `${imports.join('\n')}\nexport const catalogueLoaders = { ${rows.join(', ')} };`;
};

/** One module with the catalogues of a locale, keyed by their folders. */
const cataloguesModule = (locale: string, folders: string[]): string => {
  const translated = folders.filter((folder) => existsSync(`${root}${folder}/messages/${locale}.ts`));
  const imports = translated.map(
    (folder, index) => `import { messages as m${index} } from '${root}${folder}/messages/${locale}.ts';`,
  );
  const rows = translated.map((folder, index) => `'${folder}': m${index}`);
  return `${imports.join('\n')}\nexport const catalogues = { ${rows.join(', ')} };`;
};

interface CatalogueOptions {
  /** The folders whose messages the modules of the locales contain. Default: all. */
  isIncluded?: (folder: string) => boolean;
  /** False bundles all locales with the code that uses the messages, which suits a few short texts. Default: true. */
  loadsOnDemand?: boolean;
}

/**
 * Runs the modules that hold data at build time, so that neither valibot nor an ICU parser reaches a page: a `schema.ts`
 * becomes the list of its fields, and a file of a `messages/` folder a function for each message. Each locale but Spanish
 * is one module, `azulejo:catalogues/en`.
 */
export const compiledData = ({
  isIncluded = () => true,
  loadsOnDemand = true,
}: CatalogueOptions = {}): Plugin => ({
  name: 'compiled-data',
  setup(build) {
    build.onLoad({ filter: /\/schema\.ts$/ }, async ({ path }) => {
      const { schema } = await evaluate(path);
      return { contents: `export const schema = ${JSON.stringify(fieldsOf(schema as object))}` };
    });

    build.onResolve({ filter: /^azulejo:catalogues/ }, ({ path }) => ({ path, namespace: 'catalogues' }));
    build.onLoad({ filter: /.*/, namespace: 'catalogues' }, ({ path }) => {
      const [, locale] = path.split('/');
      const folders = translatedFolders().filter(isIncluded);
      return {
        contents: locale ? cataloguesModule(locale, folders) : catalogueLoaders(loadsOnDemand),
        resolveDir: root,
      };
    });

    build.onLoad({ filter: /\/messages\/[\w-]+\.ts$/ }, async ({ path }) => {
      const { messages } = await evaluate(path);
      const locale = /([\w-]+)\.ts$/.exec(path)?.[1] ?? '';
      return {
        contents: compileCatalogue(locale, messages as Messages),
        resolveDir: `${root}src/core/i18n`,
      };
    });
  },
});
