/** The card of an enemy who is the only one of their kind: who, how hard to kill, what they do. */
import { Icon } from '../chrome/icon.tsx';
import { ItemPicture } from '../faces/item-picture.tsx';
import { useRisen } from '../faces/sides.ts';
import { useWords } from '../words/use-words.ts';
import { CardText, Paper } from './paper.tsx';

/** The numbers all enemies have, by the word beneath each. */
const NUMBERS = { actions: 'hands.actions', toughness: 'hands.to-kill', xp: 'hands.xp' } as const;

export interface FoeProps {
  readonly id: string;
  readonly type?: { readonly [name in keyof typeof NUMBERS]: number };
  readonly designed: boolean;
}

export default function FoeCard({ id, type, designed }: FoeProps): React.JSX.Element {
  const { t, say } = useWords();
  const risen = useRisen('enemies');
  return (
    <Paper
      title={say.enemy(id)}
      tab={t('table.card.kind.foe')}
      tone={risen ? 'risen' : 'foe'}
      picture={
        <ItemPicture id={id} risen={risen} bleed>
          <Icon name="death-skull" size={72} />
        </ItemPicture>
      }
      foot={designed && t('table.designed')}
    >
      {type && (
        <span className="card-numbers">
          {(['actions', 'toughness', 'xp'] as const).map((name) => (
            <span key={name}>
              <b className="display num">{type[name]}</b>
              <small>{t(NUMBERS[name], { n: type[name] })}</small>
            </span>
          ))}
        </span>
      )}
      {say.abilityText(id) && (
        <>
          <b className="whole-ability">{say.ability(id)}</b>
          <CardText>{say.abilityText(id)}</CardText>
        </>
      )}
    </Paper>
  );
}
