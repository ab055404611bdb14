import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageName } from '../shared/start';
import { App } from './app';

export const render = (page: PageName): string =>
  renderToString(
    <StrictMode>
      <App page={page} />
    </StrictMode>,
  );
