/** The paper every whole card is on: heading, tab, picture, and beneath it what the card says. It grows before anything is cut. */
import type { ReactNode } from 'react';
import { Fitting } from '../chrome/fitting.tsx';

interface Props {
  readonly title: string;
  readonly tab: string;
  /** Colour of the tab, by name. */
  readonly tone: string;
  readonly picture?: ReactNode;
  /** In the corner of the picture. */
  readonly corner?: ReactNode;
  /** At the foot, small. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

export function Paper({ title, tab, tone, picture, corner, foot, children }: Props): React.JSX.Element {
  return (
    <span className="whole-card" data-tone={tone}>
      <span className="whole-head">
        <b className="whole-title">
          <Fitting>{title}</Fitting>
        </b>
        {tab && <span className="whole-tab">{tab}</span>}
      </span>
      {picture && (
        <span className="whole-picture">
          {picture}
          {corner}
        </span>
      )}
      <span className="whole-body">{children}</span>
      {foot && <span className="whole-foot">{foot}</span>}
    </span>
  );
}

/** Longer than this it is written smaller. */
const LONG = 110;
const VERY_LONG = 190;

export function CardText({ children }: { readonly children: string }): React.JSX.Element {
  const size = children.length > VERY_LONG ? 'tiny' : children.length > LONG ? 'small' : undefined;
  return (
    <span className="whole-text" data-size={size}>
      {children}
    </span>
  );
}
