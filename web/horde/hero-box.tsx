/** The hero who was pressed: wounds, experience and what else is counted, by steps, cards by their slots; whoever has fallen or left is taken off. */
import { heroAt, itemAt, type Context } from '@holdout/engine';
import { Count } from '../box/count.tsx';
import { withCard } from '../box/hero-cards.ts';
import { HeroSlots } from '../box/hero-slots.tsx';
import { plugOf } from '../editions/plugs.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import { useWords } from '../words/use-words.ts';
import { withHero, type Draft } from './table-draft.ts';

interface Props {
  readonly context: Context;
  readonly draft: Draft;
  readonly hero: number;
  readonly onDraft: (draft: Draft) => void;
}

export function HeroBox({ context, draft, hero, onDraft }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const h = heroAt(draft.state, hero);
  const name = say.hero(h.id);
  const gender = say.gender(h.id);
  const counts = ['wounds', 'xp', ...(plugOf(context).Track ? (['track'] as const) : [])] as const;
  const off = (status: 'dead' | 'left'): void => onDraft(withHero(draft, hero, { status, zone: -1 }));
  return (
    <section className="horde-hero panel tone" aria-label={name}>
      <HeroFace id={h.id} monogram={name.slice(0, 1)} size={64} dead={h.status === 'dead'} />
      <div>
        <p className="row">
          <b className="display">{name}</b>
          <span className="chip">
            {h.status === 'in'
              ? say.place(itemAt(context.board.zones, h.zone).id)
              : t(`horde.status.${h.status}`, { gender })}
          </span>
        </p>
        <div className="horde-counts" hidden={h.status !== 'in'}>
          {counts.map((what) => (
            <Count
              key={what}
              label={t(`horde.count.${what}`)}
              name={name}
              n={h[what]}
              onCount={(n) => onDraft(withHero(draft, hero, { [what]: n }))}
            />
          ))}
        </div>
        {h.status === 'in' && (
          <HeroSlots
            context={context}
            hero={h}
            onCard={(slot, id) => onDraft(withHero(draft, hero, { slots: withCard(context, h, slot, id) }))}
          />
        )}
        {h.status === 'in' && (
          <p className="row wrap">
            <button type="button" className="button ghost" onClick={() => off('dead')}>
              {t('horde.fallen', { gender })}
            </button>
            {context.mission.exit && (
              <button type="button" className="button ghost" onClick={() => off('left')}>
                {t('horde.left', { gender })}
              </button>
            )}
          </p>
        )}
      </div>
    </section>
  );
}
