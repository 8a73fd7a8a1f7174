/** A finished game that somebody was sent: taken in whole, shown from its beginning, and played on from as one's own. */
import { isRefusal, parseSave } from '@holdout/engine';
import { useEffect, useState } from 'react';
import { arrivedWith } from '../app/arrival.ts';
import { Message } from '../app/message.tsx';
import { formatRoute } from '../app/route.ts';
import { Waiting } from '../app/waiting.tsx';
import { games } from '../store/games.ts';
import { tables } from '../store/tables.ts';
import { useWords } from '../words/use-words.ts';
import { RequestError, takeFile } from './api.ts';
import { noText } from './online.ts';
import { secretsOf } from './secrets.ts';

/** The same game each time it is opened. */
const copyOf = (table: string): string => `replay-${table}`;

async function takeIn(table: string): Promise<void> {
  const known = await tables.get(table);
  const shown = arrivedWith(table);
  const secrets = [...(shown === undefined ? [] : [shown]), ...(known ? secretsOf(known) : [])];
  const text = await takeFile(table, secrets);
  const save = parseSave(text);
  if (isRefusal(save)) throw new RequestError('no-tables');
  const { length } = save.answers;
  await games.restore({ id: copyOf(table), text, changed: Date.now(), parent: null, length, told: [] });
}

export function ReplayScreen({ id }: { readonly id: string }): React.JSX.Element {
  const { t } = useWords();
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let over = false;
    takeIn(id).then(
      // In the place of the link: going back leads out, not here again.
      () => over || location.replace(formatRoute({ screen: 'summary', game: copyOf(id) })),
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        if (!over) setFailed(error.code);
      },
    );
    return () => {
      over = true;
    };
  }, [id]);
  if (failed === null) return <Waiting />;
  return (
    <Message
      title={t('online.replay.none')}
      text={failed === 'save.running' ? t('online.replay.running') : noText(t, failed)}
    >
      {failed === 'save.running' && (
        <a className="button" href={formatRoute({ screen: 'online', table: id })}>
          {t('online.replay.watch')}
        </a>
      )}
      <a className="button primary" href={formatRoute({ screen: 'home' })}>
        {t('app.home')}
      </a>
    </Message>
  );
}
