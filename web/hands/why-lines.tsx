/** On the card of enemies: where they go and why, whether they split, and the clause. */
import type { Context, State, ToldMotive } from '@holdout/engine';
import { Icon } from '../chrome/icon.tsx';
import type { IconName } from '../icon-names.ts';
import { motiveText, waysText } from '../insight/motive-words.ts';
import { RuleChip } from '../table/rule-chip.tsx';
import { useWords } from '../words/use-words.ts';

const ICONS: { readonly [kind in ToldMotive['kind']]: IconName } = {
  attacks: 'sharp-lips',
  sees: 'eye-target',
  hears: 'speaker',
  nears: 'shambling-zombie',
  hunts: 'shambling-zombie',
  follows: 'megaphone',
  arrived: 'speaker',
  barred: 'closed-doors',
  nobody: 'shambling-zombie',
  rests: 'night-sleep',
};

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly motives: readonly ToldMotive[];
}

export function WhyLines({ context, state, motives }: Props): React.JSX.Element[] {
  const words = useWords();
  return motives.flatMap((motive) => {
    const ways = waysText(motive, words);
    const key = `${motive.enemy} ${motive.kind}`;
    return [
      <li key={key} data-why={motive.kind}>
        <Icon name={ICONS[motive.kind]} size={16} />
        <span>
          {motiveText(motive, words, { context, state })} <RuleChip clause={motive.clause} />
        </span>
      </li>,
      ...(ways
        ? [
            <li key={`${key} ways`}>
              <Icon name="stick-splitting" size={16} />
              <span>{ways}</span>
            </li>,
          ]
        : []),
    ];
  });
}
