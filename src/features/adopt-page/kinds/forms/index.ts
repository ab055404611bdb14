export { readForm } from './form';
export { readNewsletter } from './newsletter';
