/** A phone comes to the table beside it: by a code for its camera, or by four letters typed here. */
import '../styles/phones.css';
import { DOOR_CODE } from '@holdout/protocol';
import { useEffect, useState } from 'react';
import { formatRoute, go } from '../app/route.ts';
import { Waiting } from '../app/waiting.tsx';
import { RequestError, tableBehind } from '../online/api.ts';
import { noText } from '../online/online.ts';
import { useWords } from '../words/use-words.ts';

/** Letters are four. */
const LENGTH = 4;

export function PhoneScreen({ code }: { readonly code: string }): React.JSX.Element {
  const { t } = useWords();
  const [typed, setTyped] = useState(code);
  const [failed, setFailed] = useState<string | null>(null);
  const known = DOOR_CODE.test(code);
  useEffect(() => {
    if (!known) return undefined;
    let over = false;
    tableBehind(code).then(
      (table) => {
        // Back leads to where the phone was before, not to the letters again.
        if (!over) location.replace(formatRoute({ screen: 'online', table, part: 'sheet' }));
      },
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        if (!over) setFailed(error.code);
      },
    );
    return () => {
      over = true;
    };
  }, [code, known]);
  if (known && failed === null) return <Waiting />;
  return (
    <main className="phone-door">
      <h1>{t('phones.join')}</h1>
      <p className="mute">{t('phones.join.text')}</p>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          const wanted = typed.trim().toUpperCase();
          if (!DOOR_CODE.test(wanted)) return setFailed('door.unknown');
          // The same letters again are another try.
          if (wanted === code) location.reload();
          else go({ screen: 'phone', code: wanted });
        }}
      >
        <label className="field-label">
          {t('phones.letters')}
          <input
            className="field letters display"
            value={typed}
            maxLength={LENGTH}
            autoFocus
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={failed === null ? undefined : 'no-door'}
            aria-invalid={failed !== null}
            onChange={(e) => {
              setTyped(e.target.value.toUpperCase());
              setFailed(null);
            }}
          />
        </label>
        {failed !== null && (
          <p id="no-door" className="failed" role="alert">
            {noText(t, failed)}
          </p>
        )}
        <button type="submit" className="button primary">
          {t('phones.join.go')}
        </button>
      </form>
    </main>
  );
}
