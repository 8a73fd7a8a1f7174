/**
 * One dialog for everything that is shared out: wounds, hits, friendly fire, ways of a split group. It opens filled in
 * sensibly, beside the board, and can be put aside; the question stays open until it is answered.
 */
import {
  itemAt,
  formatAllocation,
  type AllocateDecision,
  type Context,
  type Option,
  type State,
} from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Icon } from '../chrome/icon.tsx';
import { plugOf } from '../editions/plugs.ts';
import { useWords } from '../words/use-words.ts';
import { capOf, evenly, fits, mostOn, sparing, step, sumOf, type Units } from './allocation.ts';
import { consequenceOf, gravityOf } from './consequence.ts';
import { RuleChip } from './rule-chip.tsx';
import { RowFace, RowNote, Stepper, SumBar } from './share-parts.tsx';
import type { EditionSheet } from './sheet.ts';
import type { AllocationUi } from './use-allocation.ts';

interface Props {
  readonly context: Context;
  readonly state: State;
  readonly sheet: EditionSheet;
  readonly allocation: AllocationUi;
  readonly onAnswer: (answer: string) => void;
  readonly onFold: () => void;
  readonly onPoint: (zone: string | null) => void;
}

const CLAUSES: { readonly [prompt: string]: readonly string[] } = {
  'share-wounds': ['K-ENE-3', 'C-ZATT-5'],
  'assign-hits': ['C-COM-4', 'C-COM-3'],
  'friendly-fire': ['C-COM-5', 'C-COM-6'],
  split: ['C-ZMOVE-3', 'C-ZMOVE-4'],
};

export function AllocationDialog({
  context,
  state,
  sheet,
  allocation,
  onAnswer,
  onFold,
  onPoint,
}: Props): React.JSX.Element {
  const words = useWords();
  const { t, say } = words;
  const { decision, units, set } = allocation;
  const dialog = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), [decision]);

  const presets = presetsOf(allocation, say.hero, say.enemy, t);
  const ready = fits(decision, units);
  const left = decision.total - sumOf(units);
  const answer = (): void => {
    if (ready) onAnswer(formatAllocation(decision, units));
  };

  const onKeyDown = (e: KeyboardEvent): void => {
    const rows = [...(dialog.current?.querySelectorAll<HTMLElement>('.share-row') ?? [])];
    const at = rows.findIndex((r) => r.contains(document.activeElement));
    const go = (n: number): void =>
      rows[Math.max(0, Math.min(n, rows.length - 1))]
        ?.querySelector<HTMLElement>('[role=spinbutton]')
        ?.focus();
    if (e.key === 'Escape') onFold();
    else if (e.key === 'ArrowDown') go(at + 1);
    else if (e.key === 'ArrowUp') go(at < 0 ? rows.length - 1 : at - 1);
    else if ((e.key === 'ArrowRight' || e.key === 'ArrowLeft') && at >= 0)
      set(step(decision, units, at, e.key === 'ArrowRight' ? 1 : -1));
    else if (e.key === 'Enter' && !(e.target instanceof HTMLButtonElement)) answer();
    else {
      const preset = presets.find((p) => p.key === e.key);
      if (!preset) return;
      set(preset.units);
    }
    e.preventDefault();
    e.stopPropagation();
  };

  return (
    <div className="share" ref={dialog} role="dialog" aria-label={say.prompt(decision)} onKeyDown={onKeyDown}>
      <div className="share-head paper">
        <b className="display">{t(`table.share.${decision.prompt}`, { n: decision.total })}</b>
      </div>
      <button
        type="button"
        className="share-fold tool"
        onClick={onFold}
        aria-label={t('table.share.fold')}
        title={t('table.share.fold')}
      >
        <Icon name="cancel" size={16} />
      </button>
      <div className="share-body">
        <p className="share-prompt">{say.prompt(decision)}</p>
        <SumBar allocation={allocation} state={state} />
        {decision.options.map((option, i) => (
          <div
            key={option.id}
            className="share-row"
            onPointerEnter={() => onPoint(option.zones?.[0] ?? null)}
            onPointerLeave={() => onPoint(null)}
          >
            <RowFace context={context} state={state} option={option} />
            <div className="share-name">
              <b className="display">{optionName(decision, option, say)}</b>
              <RowNote
                state={state}
                sheet={sheet}
                decision={decision}
                option={option}
                units={itemAt(units, i)}
              />
            </div>
            <Stepper
              name={optionName(decision, option, say)}
              value={itemAt(units, i)}
              most={capOf(decision, i)}
              onStep={(by) => set(step(decision, units, i, by))}
            />
          </div>
        ))}
        {presets.length > 1 && (
          <div className="share-presets">
            {presets.map((p) => (
              <button
                key={p.key}
                type="button"
                className={same(p.units, units) ? 'button on' : 'button'}
                onClick={() => set(p.units)}
              >
                {p.label} <span className="key-cap">{p.key}</span>
              </button>
            ))}
          </div>
        )}
        <p className={`share-outcome ${gravityOf(decision, units, state, sheet)}`} role="status">
          {left > 0
            ? t('table.share.left', { n: left })
            : consequenceOf(decision, units, state, sheet, words)}
        </p>
      </div>
      <div className="share-foot">
        {(plugOf(context).shareClauses?.[decision.prompt] ?? CLAUSES[decision.prompt] ?? []).map((c) => (
          <RuleChip key={c} clause={c} />
        ))}
        <button type="button" ref={confirm} className="button primary" disabled={!ready} onClick={answer}>
          {t('table.confirm')} <span className="key-cap">{t('table.enter')}</span>
        </button>
      </div>
    </div>
  );
}

function optionName(decision: AllocateDecision, option: Option, say: Narrator): string {
  if (option.heroes) return say.hero(itemAt(option.heroes, 0));
  if (option.enemies) return say.enemy(itemAt(option.enemies, 0));
  if (option.cards) return say.card(itemAt(option.cards, 0));
  return option.zones ? say.place(itemAt(option.zones, 0)) : say.option(decision, option);
}

interface Preset {
  readonly key: string;
  readonly label: string;
  readonly units: Units;
}

function presetsOf(
  { decision }: AllocationUi,
  hero: (id: string) => string,
  enemy: (id: string) => string,
  t: (key: string, args?: { [name: string]: string }) => string,
): Preset[] {
  if (decision.prompt === 'split' || decision.prompt === 'choose') return [];
  const even: Preset = { key: '=', label: t('table.share.even'), units: evenly(decision) };
  const one = decision.options.slice(0, 4).flatMap((o, i): Preset[] => {
    const key = String(i + 1);
    if (decision.prompt === 'share-wounds' && o.heroes) {
      const name = { hero: hero(itemAt(o.heroes, 0)) };
      // Where a hero may take any number, all on one is what players look for (S-WND-2).
      return o.cap === undefined
        ? [{ key, label: t('table.share.all-on', name), units: mostOn(decision, i) }]
        : [{ key, label: t('table.share.spare', name), units: sparing(decision, i) }];
    }
    if (o.enemies)
      return [
        {
          key,
          label: t('table.share.first', { enemy: enemy(itemAt(o.enemies, 0)) }),
          units: mostOn(decision, i),
        },
      ];
    return [];
  });
  return [even, ...one];
}

const same = (a: Units, b: Units): boolean => a.every((n, i) => n === b[i]);
