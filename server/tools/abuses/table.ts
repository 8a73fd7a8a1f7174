/** What should not be done at a table. */
import { itemAt, leading } from '@holdout/engine';
import { PROTOCOL } from '@holdout/protocol';
import { LIMITS } from '../../limits.ts';
import { idOf, idsOf, type Abuses, type Scene } from './scene.ts';

const NOBODY = '{"t":"you","chairs":[],"host":false}';

/** What a page with these secrets is told it may do. */
const rights = async (at: Scene, secrets: readonly string[]): Promise<string | undefined> =>
  (await at.raw([at.hello(secrets)], 2)).at(1);

export const TABLE_ABUSES: Abuses = {
  'guesses tables': async (at) => {
    const heard = await Promise.all(idsOf(40, 16).map((id) => at.raw([at.hello([], id)], 1)));
    const odd = heard.find(([said]) => !said?.includes('table.unknown'));
    if (odd) throw new Error(`was told: ${odd.join()}`);
    return true;
  },
  'guesses secrets': async (at) => (await rights(at, idsOf(LIMITS.secrets, 24))) === NOBODY,
  'shows too many secrets at once': async (at) =>
    itemAt(await at.raw([at.hello(idsOf(50, 24))], 1), 0).includes('message.shape'),
  'uses a secret of another table': async (at) =>
    (await rights(at, [at.other.host, ...at.other.chairs])) === NOBODY,
  'answers for another seat': async (at) => {
    // A decision of the team is everybody's.
    while (at.ann.isAsked && at.bob.isAsked) await at.step();
    const said = await (at.ann.isAsked ? at.bob : at.ann).first();
    return said.t === 'no' && said.refused === 'answer.not-yours';
  },
  'answers what is not offered': async (at) => {
    const page = at.asked;
    const said = await Promise.all(
      ['win', '__proto__', '', 'x'.repeat(LIMITS.answer)].map((a) => page.answer(a)),
    );
    return said.every((s) => s.t === 'no' && s.refused.startsWith('answer.'));
  },
  'replays an old answer': async (at) => {
    const page = at.asked;
    const seq = page.view?.at ?? 0;
    const options = page.view?.game?.decision?.options ?? [];
    const said = await at.step();
    const late = await page.do({ kind: 'answer', at: seq, answer: options[0]?.id ?? '' });
    return said.t === 'done' && late.t === 'no' && late.refused === 'answer.stale';
  },
  'repeats a command with its mark': async (at) => {
    const lines = at.ann.view?.chat.length ?? 0;
    const [first, second] = [await again(), await again()];
    return first.t === 'done' && second.t === 'done' && at.ann.view?.chat.length === lines + 1;

    function again(): ReturnType<typeof at.ann.do> {
      return at.ann.do({ kind: 'chat', text: 'once' }, 'the-same-mark');
    }
  },
  'claims entries from the future': async (at) => {
    const since = { seq: 1e8, process: at.ann.view?.process };
    const text = JSON.stringify({ t: 'hello', v: PROTOCOL, table: at.made.id, secrets: [], since });
    return itemAt(await at.raw([text], 1), 0).startsWith('{"t":"welcome"');
  },
  'wants to be host': async (at) => {
    const wishes = [
      { kind: 'free', chair: 0 },
      { kind: 'link', chair: 0 },
      { kind: 'bot', chair: 0 },
      { kind: 'hero', hero: itemAt(itemAt(at.setup.seats, 0), 0), chair: 1 },
      { kind: 'title', title: 'mine' },
      { kind: 'chair' },
    ] as const;
    const said = await Promise.all(wishes.map((command) => at.bob.do(command)));
    return said.every((s) => s.t === 'no' && s.refused === 'host.only');
  },
  'asks for what is hidden': async (at) => {
    const files = await Promise.all([at.takeFile(), at.takeFile(at.made.chairs[1]), at.takeFile(idOf(24))]);
    const [welcome] = leading(await at.raw([at.hello()], 1), 1);
    const { state } = JSON.parse(welcome) as {
      state: { seed: string; decks: Record<string, { draw: number[] }> };
    };
    const hidden = Object.values(state.decks).every((d) => new Set(d.draw).size <= 1);
    return files.every((f) => f.status === 403) && state.seed === '' && hidden;
  },
  'writes markup in names and chat': async (at) => {
    await at.ann.do({ kind: 'chat', text: '<img src=x onerror=alert(1)>\u202e\u0000' });
    return at.ann.view?.chat.at(-1)?.text === '<img src=x onerror=alert(1)>';
  },
};
