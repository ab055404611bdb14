import 'azulejo/svelte';
import { hydrate, mount } from 'svelte';
import { start } from '../shared/start';
import App from './app.svelte';

start({
  mount({ root, page, isServerRendered }) {
    const show = isServerRendered ? hydrate : mount;
    show(App, { target: root, props: { page } });
  },
});
