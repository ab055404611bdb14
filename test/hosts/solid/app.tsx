import type { PageName } from '../shared/start';
import { Cases } from './cases';
import { Visit } from './visit';

export const App = (props: { page: PageName }) => (props.page === 'cases' ? <Cases /> : <Visit />);
