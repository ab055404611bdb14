import preact from '@preact/preset-vite';
import { configure } from '../shared/vite-config';

export default configure(preact());
