import 'azulejo/solid';
import { hydrate, render } from 'solid-js/web';
import { start } from '../shared/start';
import { App } from './app';

start({
  mount({ root, page, isServerRendered }) {
    const show = isServerRendered ? hydrate : render;
    show(() => <App page={page} />, root);
  },
});
