/** Short notes under the bar (decisions lie at the foot), with one thing to do about them; they go by themselves. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { useWords } from '../words/use-words.ts';

interface Toast {
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until it is closed, whatever screen is shown; others leave with theirs. */
  readonly stays?: boolean;
}

interface Shown extends Toast {
  readonly id: number;
}

interface ToastStore {
  readonly shown: readonly Shown[];
  add(toast: Toast): void;
  leave(): void;
  close(id: number): void;
}

let last = 0;

const useToasts = create<ToastStore>((set, get) => ({
  shown: [],
  add: (toast) =>
    set({
      shown: [
        ...get()
          .shown.filter((t) => t.text !== toast.text)
          .slice(-2),
        { ...toast, id: ++last },
      ],
    }),
  leave: () => set({ shown: get().shown.filter((t) => t.stays) }),
  close: (id) => set({ shown: get().shown.filter((t) => t.id !== id) }),
}));

export const toast = (note: Toast): void => useToasts.getState().add(note);

/** `place`: the screen they lie over. */
export function Toasts({ place }: { readonly place: string }): React.JSX.Element {
  const shown = useToasts((s) => s.shown);
  const leave = useToasts((s) => s.leave);
  useEffect(() => leave, [place, leave]);
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map((t) => (
        <ToastNote key={t.id} toast={t} />
      ))}
    </div>
  );
}

/** Milliseconds: long enough to read, longer where something can be done. */
const LASTS = 5000;
const LASTS_WITH_ACTION = 10_000;

function ToastNote({ toast: { id, text, action, stays } }: { readonly toast: Shown }): React.JSX.Element {
  const { t } = useWords();
  const close = useToasts((s) => s.close);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setTimeout(() => close(id), action ? LASTS_WITH_ACTION : LASTS);
    return () => clearTimeout(timer);
  }, [id, stays, action, close]);
  return (
    <div className="toast">
      <span className="grow">{text}</span>
      {action && (
        <button
          type="button"
          className="button primary"
          onClick={() => {
            action.run();
            close(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="close" aria-label={t('app.close')} onClick={() => close(id)}>
        ×
      </button>
    </div>
  );
}
