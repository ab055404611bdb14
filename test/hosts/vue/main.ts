import { createApp, createSSRApp } from 'vue';
import { start } from '../shared/start';
import App from './app.vue';

start({
  mount({ root, page, isServerRendered }) {
    const create = isServerRendered ? createSSRApp : createApp;
    create(App, { page }).mount(root);
  },
});
