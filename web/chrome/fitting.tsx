/** A name that is never cut: where it does not fit it is drawn a little smaller, and then on two lines. */
import { useLayoutEffect, useRef } from 'react';

export function Fitting({ children }: { readonly children: string }): React.JSX.Element {
  const name = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = name.current;
    const room = element?.parentElement;
    if (!element || !room) return;
    const fit = (): void => {
      for (const size of ['whole', 'small', 'wrapped']) {
        element.dataset['fit'] = size;
        if (element.scrollWidth <= element.clientWidth) return;
      }
    };
    // The width alone decides: a name on two lines is higher, and must not be measured for that again.
    let width = -1;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === width) return;
      width = entry.contentRect.width;
      fit();
    });
    fit();
    watch.observe(room);
    void document.fonts.ready.then(fit);
    return () => watch.disconnect();
  }, [children]);
  return (
    <span className="fitting" ref={name}>
      {children}
    </span>
  );
}
