import { configure } from '../shared/vite-config';

export default configure();
