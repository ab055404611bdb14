import { render as renderToString } from 'svelte/server';
import type { PageName } from '../shared/start';
import App from './app.svelte';

export const render = (page: PageName): string => renderToString(App, { props: { page } }).body;
