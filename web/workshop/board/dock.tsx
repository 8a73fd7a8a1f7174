/** What can be laid on the board besides tiles: one press takes it in hand, and it stays there until Escape. */
import { DOOR } from '@holdout/engine';
import { useState, type ReactNode } from 'react';
import { ExitSign, SpawnPlate, StartHouse } from '../../board/fixture-layer.tsx';
import { PaintScope } from '../../board/paint.tsx';
import { FigureToken } from '../../board/figure-token.tsx';
import { ObjectiveToken } from '../../board/tokens.tsx';
import { DoorPiece } from '../../board/wall-layer.tsx';
import { useWords } from '../../words/use-words.ts';
import { isFields } from '../patch.ts';
import { COLOURS } from '../forms/colours.ts';
import { FaceDefs } from './tile-face.tsx';
import { useEditor } from './editor.ts';
import type { Hand } from './hand.ts';
import { OwnToken } from './own-token.tsx';
import { enemiesIn, ownKeys } from './own-keys.ts';

interface Tool {
  readonly hand: Hand;
  readonly label: string;
  readonly picture: ReactNode;
}
interface Section {
  readonly key: string;
  readonly letter?: string;
  readonly tools: readonly Tool[];
}

export function Dock(): React.JSX.Element {
  const { t } = useWords();
  const { hand, take, workshop } = useEditor();
  const sections = useSections();
  const areas = Object.keys(isFields(workshop.mission['areas']) ? workshop.mission['areas'] : {});
  const [name, setName] = useState('');
  const paint = (area: string): void => take({ is: 'area', name: area });
  return (
    <section className="dock" aria-label={t('workshop.dock')}>
      <PaintScope>
        <FaceDefs />
        {sections.map(({ key, letter, tools }) => (
          <div key={key} className="dock-section" role="group" aria-labelledby={`dock-${key}`}>
            <span className="cap" id={`dock-${key}`}>
              {t(`workshop.dock.${key}`)} {letter && <kbd className="key-cap">{letter}</kbd>}
            </span>
            <div className="row wrap">
              {tools.map((tool) => {
                const on = JSON.stringify(hand) === JSON.stringify(tool.hand);
                return (
                  <button
                    key={tool.label}
                    type="button"
                    aria-pressed={on}
                    onClick={() => take(on ? null : tool.hand)}
                  >
                    <svg viewBox="-52 -52 104 104" aria-hidden="true">
                      {tool.picture}
                    </svg>
                    {tool.label}
                  </button>
                );
              })}
            </div>
          </div>
        ))}
        <div className="dock-section" role="group" aria-labelledby="dock-areas">
          <span className="cap" id="dock-areas">
            {t('workshop.dock.areas')} <kbd className="key-cap">B</kbd>
          </span>
          <div className="row wrap">
            {areas.map((area) => (
              <button
                key={area}
                type="button"
                className="area-tool"
                aria-pressed={hand?.is === 'area' && hand.name === area}
                onClick={() => (hand?.is === 'area' && hand.name === area ? take(null) : paint(area))}
              >
                {area}
              </button>
            ))}
            <form
              className="row"
              onSubmit={(e) => {
                e.preventDefault();
                if (name.trim()) paint(name.trim());
                setName('');
              }}
            >
              <input
                className="field"
                value={name}
                maxLength={40}
                aria-label={t('workshop.area.new')}
                placeholder={t('workshop.area.new')}
                onChange={(e) => setName(e.target.value)}
              />
            </form>
          </div>
        </div>
      </PaintScope>
    </section>
  );
}

function useSections(): readonly Section[] {
  const { t, say } = useWords();
  const { edition } = useEditor();
  const doors = ['', ...COLOURS.filter((c) => c !== 'yellow').toReversed()].map((colour): Tool => ({
    hand: { is: 'door', colour, state: 'closed' },
    label: colour === '' ? t('workshop.door.plain') : say.colour(colour),
    picture: <DoorPiece kind="door" colour={colour} state={DOOR.closed} />,
  }));
  const open: Tool = {
    hand: { is: 'door', colour: '', state: 'open' },
    label: t('workshop.door.open'),
    picture: <DoorPiece kind="door" colour="" state={DOOR.open} />,
  };
  const spawn = (key: string, colour: string, active: boolean): Tool => ({
    hand: { is: 'spawn', colour, active },
    label: t(`workshop.spawn.${key}`),
    picture: <SpawnPlate n={1} active={active} colour={colour} />,
  });
  const objective = (colour: string, down = false): Tool => ({
    hand: { is: 'objective', colour, down },
    label: down ? t('workshop.objective.down') : say.colour(colour),
    picture: (
      <g transform="scale(1.4)">
        <ObjectiveToken colour={colour} down={down} />
      </g>
    ),
  });
  const own = ownKeys(edition).filter((key) => key.lies !== 'nowhere');
  // Those with an entry of their own are laid by it.
  const apart = new Set(own.flatMap((key) => enemiesIn(edition, key)));
  const usual = edition.types.filter((type) => !apart.has(type.id));
  return [
    { key: 'doors', letter: 'D', tools: [...doors, open] },
    {
      key: 'spawns',
      letter: 'S',
      tools: [spawn('active', 'red', true), spawn('coloured', 'blue', true), spawn('asleep', 'blue', false)],
    },
    {
      key: 'tokens',
      letter: 'O',
      tools: [...COLOURS.filter((c) => c !== 'yellow').map((c) => objective(c)), objective('red', true)],
    },
    {
      key: 'way',
      tools: [
        {
          hand: { is: 'start' },
          label: t('workshop.thing.start'),
          picture: (
            <g transform="scale(1.6)">
              <StartHouse />
            </g>
          ),
        },
        { hand: { is: 'exit' }, label: t('workshop.thing.exit'), picture: <ExitSign open /> },
      ],
    },
    {
      key: 'enemies',
      letter: 'E',
      tools: usual.map((type): Tool => ({
        hand: { is: 'enemy', type: type.id },
        label: say.enemy(type.id),
        picture: <FigureToken id={type.id} shadow={false} />,
      })),
    },
    ...(own.length > 0
      ? [
          {
            key: 'own',
            tools: own.map(({ key }): Tool => ({
              hand: { is: 'own', key },
              label: t(`workshop.own.${key}`),
              picture: <OwnToken own={key} value={null} />,
            })),
          },
        ]
      : []),
  ];
}
