/** One way to share: what it is, and what to press. */
import { Icon } from '../../chrome/icon.tsx';
import type { IconName } from '../../icon-names.ts';

interface WayProps {
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  readonly children: React.ReactNode;
}

export function Way({ icon, name, about, children }: WayProps): React.JSX.Element {
  return (
    <section className="panel share-way" aria-label={name}>
      <Icon name={icon} size={26} />
      <span className="grow">
        <b>{name}</b>
        <small className="mute">{about}</small>
      </span>
      <span className="row wrap">{children}</span>
    </section>
  );
}
