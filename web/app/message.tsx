/** A screen with one thing to say and a few ways on. */
import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The technical side of it, small. */
  readonly detail?: string;
  readonly children?: ReactNode;
}

export function Message({ title, text, detail, children }: Props): React.JSX.Element {
  return (
    <main className="message">
      <div className="panel tone message-box">
        <h1 className="paper">{title}</h1>
        <p>{text}</p>
        {detail && <pre>{detail}</pre>}
        <div className="row wrap">{children}</div>
      </div>
    </main>
  );
}
