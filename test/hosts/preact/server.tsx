import { renderToString } from 'preact-render-to-string';
import type { PageName } from '../shared/start';
import { App } from './app';

export const render = (page: PageName): string => renderToString(<App page={page} />);
