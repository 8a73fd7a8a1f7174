/** On the home screen: the way to a table for whoever was sent a link and is here already. */
import { useState } from 'react';
import { followLink } from '../app/arrival.ts';
import { go } from '../app/route.ts';
import { useWords } from '../words/use-words.ts';

export function JoinField(): React.JSX.Element {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const follow = (link: string): void => {
    const route = followLink(link);
    setWrong(route === undefined);
    if (route) go(route);
  };
  return (
    <form
      className="tile join"
      onSubmit={(e) => {
        e.preventDefault();
        follow(text);
      }}
    >
      <label className="col grow">
        <span className="display">{t('online.join')}</span>
        <span className="row">
          <input
            className="field grow"
            type="url"
            value={text}
            placeholder={t('online.join.text')}
            aria-describedby={wrong ? 'join-wrong' : undefined}
            aria-invalid={wrong}
            required
            autoComplete="off"
            onChange={(e) => {
              setText(e.target.value);
              setWrong(false);
            }}
          />
          <button type="submit" className="button">
            {t('online.join.go')}
          </button>
        </span>
        {wrong && (
          <span id="join-wrong" className="fine failed" role="alert">
            {t('online.join.none')}
          </span>
        )}
      </label>
    </form>
  );
}
