/** The heroes of the pack for the game on the table: who they are, how they look, what they can do and attack with. */
import '../../styles/workshop/heroes.css';
import { use } from 'react';
import { Icon } from '../../chrome/icon.tsx';
import { loadEdition } from '../../editions/load.ts';
import { Face } from '../../faces/face.tsx';
import { keptFace } from '../../faces/own-spec.ts';
import { newId } from '../../store/ids.ts';
import { useWords } from '../../words/use-words.ts';
import { ProblemsPanel } from '../problems-panel.tsx';
import { useStand } from '../stand.ts';
import { stepOf } from '../steps.ts';
import type { StepProps } from '../workshop.ts';
import { HeroEditor } from './hero-editor.tsx';
import { hasRoomForHero, heroesIn, heroLike, withHero } from './pack-heroes.ts';

export function HeroesStep({ workshop }: StepProps): React.JSX.Element {
  const { t, say } = useWords();
  const plug = use(loadEdition(workshop.edition));
  const all = heroesIn(workshop.pack);
  const heroes = all.filter(({ edition }) => edition === workshop.edition);
  const others = all.filter(({ edition }) => edition !== workshop.edition);
  const [wanted, setWanted] = useStand(workshop, 'hero');
  const shown = heroes.find(({ sheet }) => sheet.id === wanted) ?? heroes[0];
  const nameOf = (name = ''): string => name || t('workshop.heroes.unnamed');
  const add = (model: string): void => {
    const id = `pack-${newId().slice(0, 8)}`;
    const name = t('workshop.heroes.unnamed');
    const picture = plug.sheet.attackOf?.(model).id;
    setWanted(id);
    workshop.changePack(
      { key: 'heroes.added', about: { name } },
      withHero(workshop.pack, workshop.edition, heroLike(plug.edition, model, { id, name, picture })),
    );
  };
  return (
    <main className="heroes-step">
      <div className="col">
        <section className="panel" aria-labelledby="pack-heroes">
          <h2 id="pack-heroes">{t('workshop.heroes.here')}</h2>
          {heroes.length === 0 && <p className="mute">{t('workshop.heroes.none')}</p>}
          <ul className="pack-list pack-heroes">
            {heroes.map(({ sheet }) => (
              <li key={sheet.id}>
                <button
                  type="button"
                  aria-pressed={sheet.id === shown?.sheet.id}
                  onClick={() => setWanted(sheet.id)}
                >
                  <Face id={sheet.id} draft={keptFace(sheet.id, sheet.look)} size={44} />
                  <b>{nameOf(sheet.name)}</b>
                </button>
              </li>
            ))}
            {others.map(({ sheet, edition }) => (
              <li key={sheet.id} className="mute">
                {nameOf(sheet.name)} <small>{say.edition(edition)}</small>
              </li>
            ))}
          </ul>
          {hasRoomForHero(workshop.pack) && (
            <label className="col">
              <span className="cap">{t('workshop.heroes.add')}</span>
              <select className="field" value="" onChange={(e) => add(e.target.value)}>
                <option value="">{t('workshop.heroes.like')}</option>
                {plug.edition.sheets.map(({ id }) => (
                  <option key={id} value={id}>
                    {say.hero(id)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </section>
        {workshop.flaws.some((flaw) => stepOf(flaw) === 'heroes') && <ProblemsPanel workshop={workshop} />}
        <p className="fine mute">{t('workshop.heroes.played')}</p>
      </div>
      {shown ? (
        <HeroEditor key={shown.sheet.id} workshop={workshop} plug={plug} hero={shown} />
      ) : (
        <p className="heroes-empty mute">
          <Icon name="meeple" size={40} />
          {t('workshop.heroes.about')}
        </p>
      )}
    </main>
  );
}
