import vue from '@vitejs/plugin-vue';
import { configure } from '../shared/vite-config';

const isCustomElement = (tag: string) => tag.startsWith('az-');

export default configure(vue({ template: { compilerOptions: { isCustomElement } } }));
