import { start } from '../shared/start';
import './cases';
import './visit';

start({
  mount({ root, page }) {
    root.append(document.createElement(page === 'cases' ? 'app-cases' : 'app-visit'));
  },
});
