import solid from 'vite-plugin-solid';
import { configure } from '../shared/vite-config';

export default configure(solid({ ssr: true }));
