import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import type { PageName } from '../shared/start';
import App from './app.vue';

export const render = (page: PageName): Promise<string> => renderToString(createSSRApp(App, { page }));
