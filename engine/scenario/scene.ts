/**
 * The language of the tests: put a scene together, let heroes act, ask what is there.
 *   const s = scene(engine, { mission: '05', heroes: { ned: { zone: 'S3', hands: ['fire-axe'] } }, turn: 'ned' });
 *   s.play('noise'); s.options; s.hero('ned').zone; s.done();
 */
import { ScriptError } from '../kernel/chance.ts';
import type { Decision } from '../kernel/decision.ts';
import { isRefusal, type Engine } from '../kernel/engine.ts';
import type { EventType, GameEvent } from '../kernel/event.ts';
import type { Game } from '../kernel/game.ts';
import type { Hero, Truth } from '../kernel/state.ts';
import { buildScenario } from './scenario.ts';
import { itemAt } from '../lookup.ts';

export class Scene {
  readonly events: GameEvent[] = [];

  constructor(
    readonly engine: Engine,
    readonly state: Truth,
  ) {}

  get game(): Game {
    return this.engine.gameOf(this.state);
  }

  get decision(): Decision | null {
    return this.engine.decisionOf(this.state);
  }

  get prompt(): string {
    return this.decision?.prompt ?? '';
  }

  /** Ids of what is on offer. */
  get options(): string[] {
    return this.decision?.options.map((o) => o.id) ?? [];
  }

  get result(): string | undefined {
    return this.state.outcome?.result;
  }

  /** Gives these answers one after the other; throws when one is refused. */
  play(...answers: string[]): this {
    for (const answer of answers) {
      const result = this.engine.answer(this.state, answer);
      if ('refused' in result) {
        throw new Error(`${answer}: ${result.refused}; ${this.prompt} offers ${this.options.join(', ')}`);
      }
      this.events.push(...result.events);
    }
    return this;
  }

  /** Refusal code for something that is not on offer; undefined when it is. */
  why(intent: string): string | undefined {
    return this.engine.why(this.state, intent)?.refused;
  }

  hero(id: string): Hero & { at: string | null } {
    const h = this.state.heroes.find((x) => x.id === id);
    if (!h) throw new Error(`no hero ${id}`);
    return { ...h, at: h.zone < 0 ? null : itemAt(this.game.context.board.zones, h.zone).id };
  }

  /** Figures of a type in a zone, or of all types. */
  enemies(zone: string, type?: string): number {
    const g = this.game;
    const z = this.zone(zone);
    return g.context.types.reduce(
      (n, t, i) =>
        n + (type === undefined || t.id === type ? itemAt(g.state.enemies, i * g.context.zones + z) : 0),
      0,
    );
  }

  /** Figures of a type on the whole board. */
  onBoard(type: string): number {
    return this.game.context.board.zones.reduce((n, z) => n + this.enemies(z.id, type), 0);
  }

  zone(id: string): number {
    const z = this.game.context.board.indexOf.get(id);
    if (z === undefined) throw new Error(`no zone ${id}`);
    return z;
  }

  happened(type: EventType): GameEvent[] {
    return this.events.filter((e) => e.type === type);
  }

  /** Every scripted die and card must have been used. */
  done(): void {
    const { script } = this.state;
    const left = [...(script?.dice ?? []), ...Object.values(script?.cards ?? {}).flat()];
    if (left.length > 0) throw new ScriptError(`the script was not used up: ${left.length} left`);
  }
}

export function scene(engine: Engine, scenario: { [key: string]: unknown }): Scene {
  const { answers, ...rest } = scenario;
  const built = buildScenario(engine, rest);
  if (isRefusal(built)) throw new Error(`${built.refused} ${built.at ?? ''}`);
  const s = new Scene(engine, built.state);
  return Array.isArray(answers) ? s.play(...answers.map(String)) : s;
}
