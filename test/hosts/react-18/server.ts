export { render } from '../react-19/server';
