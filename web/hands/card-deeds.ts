/** What can be done with a card on a dashboard: the options that name it, and those that come to name it one question later (to trade, to arrange). */
import { heroAt, readItem, type Decision, type Option } from '@holdout/engine';
import { isAttack, isWay } from './acts.ts';
import { begunBy, tried } from './begun.ts';
import type { Act, Deed, Open } from './deeds.ts';

export function deedsWith(hero: number, card: string, open: Open): Deed[] {
  const { engine, state, decision } = open;
  const begun = begunBy(engine, state, decision, hero);
  if (begun) {
    const { answers, unused, state: then, decision: asked } = begun;
    if (unused > 0) return [];
    const base = { hero, begins: answers.length > 0, unused, spent: 0 };
    const direct = asked.options.filter((o) => isOf(o, asked, hero, card, open));
    return [
      ...direct.map((option) => ({
        ...base,
        answers: [...answers, option.id],
        act: { option, decision: asked, state: then },
      })),
      ...asked.options.flatMap((opener) =>
        isOpener(opener, open)
          ? openedBy({ option: opener, decision: asked, state: then }, hero, card, open).map((how) => ({
              ...base,
              answers: [...answers, opener.id, how.option.id],
              act: { option: opener, decision: asked, state: then },
              how,
            }))
          : [],
      ),
    ];
  }
  // Somebody else acts, and may reach for it.
  const actor = state.active;
  if (decision.prompt !== 'turn' || actor < 0) return [];
  const { id } = heroAt(state, hero);
  return decision.options
    .filter((o) => isOpener(o, open) && o.heroes?.includes(id))
    .flatMap((option) =>
      openedBy({ option, decision, state }, hero, card, open).map((how) => ({
        hero: actor,
        begins: false,
        unused: 0,
        spent: 0,
        answers: [option.id, how.option.id],
        act: { option, decision, state },
        how,
      })),
    );
}

const isOpener = (option: Option, { context }: Open): boolean =>
  option.verb !== 'end' && !isWay(option, context) && !isAttack(option, context) && !option.door;

/** What is asked after an option, and is about this card. */
function openedBy(act: Act, hero: number, card: string, open: Open): Act[] {
  const { engine } = open;
  const state = tried(engine, act.state, act.option.id);
  const decision = state && engine.decisionOf(state);
  if (!state || decision?.kind !== 'pick' || decision.prompt === 'turn') return [];
  return decision.options
    .filter((o) => isOf(o, decision, hero, card, open))
    .map((option) => ({ option, decision, state }));
}

/** It names the card, and as one that lies with this hero. */
function isOf(option: Option, decision: Decision, hero: number, card: string, { state }: Open): boolean {
  const cards = option.cards ?? option.items?.map((item) => readItem(item).card) ?? [];
  const owner = option.verb === 'take' && decision.about?.other ? decision.about.other : decision.hero;
  return cards.includes(card) && owner === heroAt(state, hero).id;
}
