/** What a table with a real box should know before it lays out this mission: that all fits, or what is missing and where it is printed. */
import type { Mission } from '@holdout/engine';
import { formatRoute } from '../app/route.ts';
import { Icon } from '../chrome/icon.tsx';
import type { EditionPlug } from '../editions/plug.ts';
import { useWords } from '../words/use-words.ts';
import { boxOf, fitOf, fits, ownDecks } from './mission-fit.ts';

interface Props {
  readonly plug: EditionPlug;
  readonly mission: Pick<Mission, 'id'>;
  /** Boxes nobody here has. */
  readonly lacking: readonly string[];
  readonly onOwned: (box: string) => void;
}

export function BoxFit({ plug, mission, lacking, onOwned }: Props): React.JSX.Element {
  const { t } = useWords();
  const { edition } = plug;
  const fit = fitOf(edition, mission.id, lacking);
  const { owned, tiles } = fit;
  const decks = ownDecks(plug).map((deck) => t(`gallery.deck.${deck}`).toLowerCase());
  const box = boxOf(edition.id);
  return (
    <div className="box-fit">
      <label className="owned-box">
        <input type="checkbox" checked={owned} onChange={() => onOwned(box)} />
        {t('setup.fit.owned', { box: t(`box.${box}`) })}
      </label>
      {fits(fit) ? (
        <p className="chip fit">
          <Icon name="check-mark" size={13} />
          {t('setup.fit.all')}
        </p>
      ) : (
        <p role="status">
          {owned ? t('setup.fit.tiles', { tiles: tiles.join(', '), n: tiles.length }) : t('setup.fit.none')}
        </p>
      )}
      {owned && decks.length > 0 && (
        <p className="fine mute">{t('setup.fit.cards', { decks: decks.join(t('table.list')) })}</p>
      )}
      {!fits(fit) && (
        <a
          className="button"
          href={formatRoute({ screen: 'print', edition: edition.id, mission: mission.id })}
        >
          <Icon name="scroll-unfurled" size={17} />
          {t('print.here')}
        </a>
      )}
    </div>
  );
}
