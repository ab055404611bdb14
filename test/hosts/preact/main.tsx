import 'preact/debug';
import { hydrate, render } from 'preact';
import { start } from '../shared/start';
import { App } from './app';

start({
  mount({ root, page, isServerRendered }) {
    if (isServerRendered) hydrate(<App page={page} />, root);
    else render(<App page={page} />, root);
  },
});
