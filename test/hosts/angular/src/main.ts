import { bootstrapApplication } from '@angular/platform-browser';
import { start } from '../../shared/start';
import { Cases } from './cases';
import { Visit } from './visit';

start({
  async mount({ root, page }) {
    root.append(document.createElement('app-root'));
    await bootstrapApplication(page === 'cases' ? Cases : Visit);
  },
});
