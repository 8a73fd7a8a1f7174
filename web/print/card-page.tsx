/** Nine cards to a page at their true size, and their backs. */
import type { EditionPlug } from '../editions/plug.ts';
import { Icon } from '../chrome/icon.tsx';
import WholeFoe from '../cards/foe-card.tsx';
import { SpawnFace } from '../cards/spawn-face.tsx';
import WholeCard from '../cards/whole-card.tsx';
import { useWords } from '../words/use-words.ts';
import { CropMarks } from './crop-marks.tsx';
import type { PrintPage } from './pages.ts';
import { CARD_MM, CARDS_TO_A_PAGE } from './paper.ts';
import { SheetFrame } from './sheet-frame.tsx';
import { TrueCard } from './true-card.tsx';

const [WIDTH, HEIGHT] = CARD_MM;

interface Props {
  readonly page: Extract<PrintPage, { readonly kind: 'cards' | 'backs' }>;
  readonly plug: EditionPlug;
}

export function CardPage({ page, plug }: Props): React.JSX.Element {
  const { t, say } = useWords();
  const deck = say.deck(page.deck);
  const title =
    page.kind === 'backs'
      ? t('print.backs.of', { deck })
      : t('print.cards.of', { deck, from: page.from + 1, to: page.from + page.cards.length });
  return (
    <SheetFrame page={page} title={title} note={t('print.scale')}>
      <div className="card-field" style={{ width: `${3 * WIDTH}mm`, height: `${3 * HEIGHT}mm` }}>
        <CropMarks
          width={3 * WIDTH}
          height={3 * HEIGHT}
          across={[WIDTH, 2 * WIDTH]}
          down={[HEIGHT, 2 * HEIGHT]}
        />
        {page.kind === 'backs'
          ? Array.from({ length: CARDS_TO_A_PAGE }, (_, i) => <Back key={i} name={deck} />)
          : page.cards.map((card, i) => (
              <div key={i} className="card-cut" data-measure="card" style={SIZE}>
                <TrueCard>
                  <Front plug={plug} deck={page.deck} card={card} />
                </TrueCard>
              </div>
            ))}
      </div>
    </SheetFrame>
  );
}

const SIZE = { width: `${WIDTH}mm`, height: `${HEIGHT}mm` };

function Front({
  plug,
  deck,
  card,
}: {
  readonly plug: EditionPlug;
  readonly deck: string;
  readonly card: string;
}) {
  const { edition, sheet, decks = [] } = plug;
  if (deck === edition.spawnDeck)
    return (
      <span className="spawn-front">
        <SpawnFace
          lines={edition.policies.spawnReadings({ edition, types: edition.types }, card)}
          number={card}
        />
      </span>
    );
  const type = edition.types.find(({ id }) => id === card);
  if (!type) return <WholeCard face={sheet.faceOf(card)} />;
  const source = decks.flatMap(({ cards }) => cards).find(({ id }) => id === card)?.source;
  return <WholeFoe id={card} type={type} designed={source === 'designed'} />;
}

const Back = ({ name }: { readonly name: string }) => (
  <div className="card-cut card-back" data-measure="card" style={SIZE}>
    <span>
      <Icon name="raise-zombie" size={56} />
      <b className="display">{name}</b>
    </span>
  </div>
);
