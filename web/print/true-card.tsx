/** A card at the size of a real one. A real one cannot grow: where there is too much to say, all of it is drawn a little smaller. */
import { useLayoutEffect, useRef, type ReactNode } from 'react';

const STEPS = [1, 0.93, 0.87, 0.81, 0.75, 0.69];

function fit(card: HTMLElement): void {
  const inside = card.firstElementChild;
  if (!inside) return;
  for (const step of STEPS) {
    card.style.setProperty('--fit', String(step));
    if (inside.scrollHeight <= inside.clientHeight + 1) return;
  }
}

export function TrueCard({ children }: { readonly children: ReactNode }): React.JSX.Element {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      if (card.current) fit(card.current);
    };
    measure();
    // Letters that are still on their way are as wide as others until they come.
    void document.fonts.ready.then(measure);
  });
  return (
    <div ref={card} className="card-true">
      {children}
    </div>
  );
}
