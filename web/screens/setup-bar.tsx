/** Over the set-up: where we are, and what one may want to look up or print before the game. */
import type { Mission } from '@holdout/engine';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import { useWords } from '../words/use-words.ts';
import { ScreenBar } from './screen-bar.tsx';

type Props = { readonly mission: Pick<Mission, 'id' | 'edition' | 'clause'> };

export function SetupBar({ mission: { id, edition, clause } }: Props): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <ScreenBar path={[say.edition(edition), say.mission(id).name, t('setup.here')]}>
      <a className="bar-link" href={formatRoute({ screen: 'print', edition, mission: id })}>
        <Icon name="scroll-unfurled" size={17} />
        <span>{t('print.here')}</span>
      </a>
      <a className="bar-link" href={formatRoute({ screen: 'howto', edition })}>
        {t('howto.title')}
      </a>
      <a className="bar-link" href={formatRoute({ screen: 'rules', edition, clause })}>
        <Icon name="help" size={17} />
        <span>{t('app.rules')}</span>
      </a>
    </ScreenBar>
  );
}
