import { generateHydrationScript, renderToString } from 'solid-js/web';
import type { PageName } from '../shared/start';
import { App } from './app';

export const head = generateHydrationScript();

export const render = (page: PageName): string => renderToString(() => <App page={page} />);
