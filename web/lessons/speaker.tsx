/** Who speaks in a lesson: the one place for a face. */
import { Icon } from '../chrome/icon.tsx';

export const Speaker = (): React.JSX.Element => (
  <span className="lesson-speaker" aria-hidden="true">
    <Icon name="megaphone" size={26} />
  </span>
);
