/** What became of the games of this browser: of all, by edition and mission, hero by hero. */
import '../styles/statistics.css';
import { formatRoute } from '../app/route.ts';
import { monogramsOf } from '../board/hero-look.ts';
import { EDITION_IDS } from '../editions/load.ts';
import { EditionScope } from '../editions/scope.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import { percent } from '../words/numbers.ts';
import { useWords } from '../words/use-words.ts';
import { ScreenBar } from './screen-bar.tsx';
import { statisticsOf, type EditionTally, type Statistics, type Tally } from './statistics.ts';
import { useGames } from './use-games.ts';

export function StatisticsScreen(): React.JSX.Element {
  const { t } = useWords();
  const { games } = useGames();
  const told = games && statisticsOf(games, EDITION_IDS);
  return (
    <div className="screen">
      <ScreenBar path={[t('app.title.statistics')]}>
        <a className="bar-link" href={formatRoute({ screen: 'home' })}>
          {t('app.home')}
        </a>
      </ScreenBar>
      <main className="statistics">
        <h1>{t('app.title.statistics')}</h1>
        {told && <Told {...told} />}
        <p className="fine mute">{t('statistics.counted')}</p>
      </main>
    </div>
  );
}

function Told(told: Statistics): React.JSX.Element {
  const { t } = useWords();
  return (
    <>
      {told.reading > 0 && (
        <p className="mute" role="status">
          {t('statistics.reading', { n: told.reading })}
        </p>
      )}
      {told.played === 0 ? (
        told.reading === 0 && <p>{t('statistics.none')}</p>
      ) : (
        <p className="statistics-all num">
          <Share {...told} />
        </p>
      )}
      {told.editions.map((edition) => (
        <EditionScope key={edition.id} value={edition.id}>
          <EditionPanel {...edition} />
        </EditionScope>
      ))}
    </>
  );
}

/** "Won 3 of 5 (60%)". */
function Share({ played, won }: Tally): React.JSX.Element {
  const { t, language } = useWords();
  return <>{t('statistics.share', { won, played, share: percent(won / played, language) })}</>;
}

function EditionPanel(edition: EditionTally): React.JSX.Element {
  const { say } = useWords();
  const heading = `statistics-${edition.id}`;
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{say.edition(edition.id)}</h2>
      <p className="num mute">
        <Share {...edition} />
      </p>
      <div className="statistics-tables">
        <Missions {...edition} />
        <Heroes {...edition} />
      </div>
    </section>
  );
}

function Missions({ missions }: EditionTally): React.JSX.Element {
  const { t, say } = useWords();
  return (
    <table className="num">
      <Heads of="mission" last="best" />
      <tbody>
        {missions.map(({ id, played, won, best }) => (
          <tr key={id}>
            <th scope="row">
              <span className="cap">{id}</span> {say.mission(id).name}
            </th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{best === null ? '–' : t('statistics.rounds', { n: best })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heroes({ heroes }: EditionTally): React.JSX.Element {
  const { say } = useWords();
  const names = heroes.map(({ id, name }) => name ?? say.hero(id));
  const monograms = monogramsOf(names);
  return (
    <table className="num">
      <Heads of="hero" last="died" />
      <tbody>
        {heroes.map(({ id, played, won, died }, i) => (
          <tr key={id}>
            <th scope="row">
              <HeroFace id={id} monogram={monograms[i]} size={28} /> {names[i]}
            </th>
            <td>{played}</td>
            <td>{won}</td>
            <td>{died}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heads({ of, last }: { readonly of: string; readonly last: string }): React.JSX.Element {
  const { t } = useWords();
  return (
    <thead>
      <tr>
        {[of, 'played', 'won', last].map((head) => (
          <th key={head} scope="col">
            {t(`statistics.${head}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
