import { svelte } from '@sveltejs/vite-plugin-svelte';
import { configure } from '../shared/vite-config';

export default configure(svelte());
