/** The header and the footer of the small site, in place of `<!-- header -->` and `<!-- footer -->` in its pages. */
import { html } from 'hono/html';

export interface Language {
  code: string;
  name: string;
  url: string;
}

/** The languages of the pages in demo/sitio. */
export const languages: Language[] = [
  { code: 'es-419', name: 'Español', url: '/sitio/' },
  { code: 'en', name: 'English', url: '/sitio/en/' },
  { code: 'pt-BR', name: 'Português', url: '/sitio/pt/' },
];

const spanish = {
  site: 'Sitio',
  /** Addresses with their texts; the collection and the contact page exist only in Spanish. */
  pages: {
    '/sitio/': 'Inicio',
    '/sitio/coleccion.html': 'Colección',
    '/sitio/contacto.html': 'Contacto',
    '/sitio/miembros.html': 'Miembros',
    '/sitio/pedidos.html': 'Pedidos',
    '/sitio/horno.html': 'El horno',
  } as Record<string, string>,
  search: 'Buscar',
  signInPage: '/sitio/entrar.html',
  signIn: 'Entrar',
  note: 'Un sitio de muestra: nadie cobra, nadie envía.',
  people: 'Quién puede entrar',
  blocks: 'Todos los bloques',
};

const texts: Record<string, typeof spanish> = {
  'es-419': spanish,
  en: {
    site: 'Site',
    pages: {
      '/sitio/en/': 'Home',
      '/sitio/coleccion.html': 'Collection',
      '/sitio/contacto.html': 'Contact',
      '/sitio/en/members.html': 'Members',
      '/sitio/en/orders.html': 'Orders',
      '/sitio/en/kiln.html': 'The kiln',
    },
    search: 'Search',
    signInPage: '/sitio/en/sign-in.html',
    signIn: 'Sign in',
    note: 'A sample site: nobody charges, nobody ships.',
    people: 'Who can sign in',
    blocks: 'All blocks',
  },
  'pt-BR': {
    site: 'Site',
    pages: {
      '/sitio/pt/': 'Início',
      '/sitio/coleccion.html': 'Coleção',
      '/sitio/contacto.html': 'Contato',
      '/sitio/pt/membros.html': 'Membros',
      '/sitio/pt/pedidos.html': 'Pedidos',
      '/sitio/pt/forno.html': 'O forno',
    },
    search: 'Pesquisar',
    signInPage: '/sitio/pt/entrar.html',
    signIn: 'Entrar',
    note: 'Um site de demonstração: ninguém cobra, ninguém envia.',
    people: 'Quem pode entrar',
    blocks: 'Todos os blocos',
  },
};

/** A path without the endings that a page may have: `/sitio/horno.html` -> `/sitio/horno`, `/sitio/index.html` -> `/sitio/`. */
const plainPath = (path: string): string => path.replace(/index\.html$|\.html$/, '');

/**
 * Puts header and footer into a page, in the page's language, with the current page and the translations marked.
 * @param page HTML with `<html lang>`, and `<link rel="alternate" hreflang>` for each translation
 * @param url the page's own address
 */
export function frameSitePage(page: string, url: string): string {
  const lang = /<html\b[^>]*\blang="([^"]*)"/.exec(page)?.[1] ?? '';
  const text = texts[lang] ?? spanish;
  const path = new URL(url).pathname;
  return page
    .replace('<!-- header -->', () => `${renderHeader(text, path)}`)
    .replace(
      '<!-- footer -->',
      () => `${renderFooter(text, { lang, translations: readTranslations(page, url), path })}`,
    );
}

function readTranslations(page: string, url: string): Map<string, string> {
  const links = page.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g);
  return new Map(Array.from(links, ([, code = '', href = '']) => [code, new URL(href, url).pathname]));
}

function renderHeader(text: typeof spanish, path: string) {
  const [home = ''] = Object.keys(text.pages);
  const current = (href: string) => (plainPath(href) === plainPath(path) ? html` aria-current="page"` : '');
  const language = (href: string) =>
    home !== '/sitio/' && spanish.pages[href] ? html` hreflang="es-419"` : '';
  return html`<header class="site-header wrap sitio-header">
    <a class="brand" href="${home}"><img src="/pictures/mark.svg" width="32" height="32" alt=""><span data-site-title>Taller Azulejo</span></a>
    <nav class="site-nav" aria-label="${text.site}">
      <ul>
        ${Object.entries(text.pages).map(
          ([href, title]) => html`<li><a href="${href}"${language(href)}${current(href)}>${title}</a></li>`,
        )}
      </ul>
    </nav>
    <az-search class="sitio-search" mode="overlay" src="/sitio/indice?format=json">
      <form action="/search"><input type="search" name="q" aria-label="${text.search}" placeholder="${text.search}"></form>
    </az-search>
    <a class="sitio-enter" href="${text.signInPage}" data-account>${text.signIn}</a>
  </header>`;
}

interface FooterOptions {
  lang: string;
  /** Addresses by language. */
  translations: Map<string, string>;
  path: string;
}

function renderFooter(text: typeof spanish, { lang, translations, path }: FooterOptions) {
  const link = ({ code, name, url }: Language) =>
    code === lang
      ? html`<a href="${path}" hreflang="${code}" lang="${code}" aria-current="page">${name}</a>`
      : html`<a href="${translations.get(code) ?? url}" hreflang="${code}" lang="${code}">${name}</a>`;
  return html`<footer class="site-footer">
    <div class="frieze"></div>
    <div class="wrap">
      <p>${text.note}</p>
      <ul>
        <li><a href="${text.signInPage}#quien">${text.people}</a></li>
        <li><a href="/">${text.blocks}</a></li>
      </ul>
      <az-language-picker>
        ${languages.map(link)}
      </az-language-picker>
    </div>
  </footer>`;
}
