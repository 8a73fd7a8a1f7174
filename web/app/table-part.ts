/** The table with its styles, fetched when a game is opened. */
import '../styles/table.css';
import '../styles/insight.css';
import '../styles/lessons.css';

export { TableScreen } from '../table/table-screen.tsx';
