import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { start } from '../shared/start';
import { App } from './app';

start({
  mount({ root, page, isServerRendered }) {
    const app = (
      <StrictMode>
        <App page={page} />
      </StrictMode>
    );
    if (isServerRendered) hydrateRoot(root, app);
    else createRoot(root).render(app);
  },
});
