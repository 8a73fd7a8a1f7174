/** What another hero can be asked to on their dashboard: trade, begin their turn, begin it with something. */
import { seatingOf } from '../board/seating.ts';
import { useWords } from '../words/use-words.ts';
import { actsOn } from './acts.ts';
import { deedWords } from './deed-words.ts';
import { useMomentUi } from './hands-scope.ts';
import { useDeeds } from './use-deeds.ts';

export function HeroActs({ hero }: { readonly hero: number }): React.JSX.Element | null {
  const ui = useMomentUi();
  const words = useWords();
  const { context, state, decision, here, actions } = ui;
  const deeds = useDeeds(ui);
  const piece = seatingOf(context, state).pieces.find((p) => p.kind === 'hero' && p.hero === hero);
  if (!decision || !piece) return null;
  const rows = [
    ...actsOn(piece, { context, state, decision, here }).map((option) => ({
      answers: [option.id],
      text: words.say.option(decision, option),
      full: undefined,
    })),
    ...deeds.on(piece).map((deed) => ({
      answers: deed.answers,
      // On their own dashboard nobody's name has to be said.
      text: deedWords({ ...deed, begins: false }, context, state, words),
      full: deedWords(deed, context, state, words),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <div className="hero-acts">
      {rows.map(({ answers, text, full }) => (
        <button
          key={answers.join()}
          type="button"
          className="button"
          data-answers={answers.join(' ')}
          aria-label={full}
          onClick={() => actions.answerAll(answers)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
