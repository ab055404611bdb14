import type { PageName } from '../shared/start';
import { Cases } from './cases';
import { Visit } from './visit';

export const App = ({ page }: { page: PageName }) => (page === 'cases' ? <Cases /> : <Visit />);
