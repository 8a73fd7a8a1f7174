/** The hint: fetched, with its words, when somebody first asks for one. */
import '../styles/hint.css';

export { HintLayer } from './hint-layer.tsx';
export { HintPanel } from './hint-panel.tsx';
