/**
 * The twin of env-example.py: plays Holdout as the greedy player does, but finds out by tries whose turn should come next.
 *
 *     node docs/env-example.mjs "npm run -s holdout --" 02 my-seed
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [COMMAND, MISSION, SEED] = process.argv.slice(2);
const TRIES = 3;
const STEPS = 30;

const [file, ...words] = COMMAND.split(' ');
const program = spawn(file, [...words, 'env'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  program.stdin.write(`${JSON.stringify(request)}\n`);
  const reply = JSON.parse((await lines.next()).value);
  if (reply.error) throw new Error(reply.error);
  return reply;
}

const usual = async (game) => (await ask({ do: 'advise', game, bot: 'greedy' })).answer;

/** What comes of an answer in a world that may be, if the greedy player goes on from there. */
async function worth(answer, seed) {
  await ask({ do: 'sample', to: 'try', seed });
  let now = await ask({ do: 'answer', game: 'try', answer });
  for (let n = 0; n < STEPS && !now.done; n++)
    now = await ask({ do: 'answer', game: 'try', answer: await usual('try') });
  return now.reward + now.progress;
}

async function choose({ prompt, options }) {
  if (prompt !== 'activate' || options.length === 1) return usual('game');
  let best;
  for (const { id } of options) {
    let sum = 0;
    for (let n = 0; n < TRIES; n++) sum += await worth(id, `try ${n}`);
    if (!best || sum > best.sum) best = { id, sum };
  }
  return best.id;
}

let now = await ask({ do: 'new', mission: MISSION, heroes: 4, seed: SEED });
let answers = 0;
for (; !now.done; answers++) now = await ask({ do: 'answer', answer: await choose(now.decision) });
console.log(`${now.result} in round ${now.observation.round} after ${answers} answers`);
program.stdin.end();
