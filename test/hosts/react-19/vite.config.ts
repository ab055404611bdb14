import react from '@vitejs/plugin-react';
import { configure } from '../shared/vite-config';

export default configure(react());
