/** The thread in which the captains of all tables think, one question after the other (thinker.ts). */
import { seatBot, type Bot } from '@holdout/bots';
import { EDITIONS } from '@holdout/editions';
import { createEngine } from '@holdout/engine';
import { parentPort } from 'node:worker_threads';
import { LIMITS } from '../limits.ts';
import type { Thought, ToThink } from './thinker.ts';

const engine = createEngine(EDITIONS, {
  contexts: LIMITS.thinkContexts,
  contextChars: LIMITS.contextChars,
  viewBytes: LIMITS.viewBytes,
});
/** Whoever keeps to a plan, the one asked longest ago first. */
const captains = new Map<string, Bot>();

function captainOf({ player, game }: ToThink): Bot {
  const name = `${player} ${game}`;
  const bot = captains.get(name) ?? seatBot(player, name, () => performance.now());
  captains.delete(name);
  captains.set(name, bot);
  const [oldest] = captains.keys();
  if (oldest !== undefined && captains.size > LIMITS.captains) captains.delete(oldest);
  return bot;
}

function thoughtOf(question: ToThink): Thought {
  const { id, seen } = question;
  try {
    const d = engine.decisionOf(seen);
    if (!d) return { id, failed: 'nothing is asked' };
    return { id, answer: captainOf(question)(engine, seen, d) };
  } catch (failure) {
    return { id, failed: failure instanceof Error ? failure.message : String(failure) };
  }
}

parentPort?.on('message', (question: ToThink) => parentPort?.postMessage(thoughtOf(question)));
