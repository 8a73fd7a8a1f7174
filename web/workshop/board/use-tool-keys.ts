/** The keys of the tools; arrows and Enter belong to the walk over the stage. */
import { useEffect } from 'react';
import { isTyping } from '../../chrome/typing.ts';
import { useSettings } from '../../store/settings.ts';
import { COLOURS } from '../forms/colours.ts';
import type { Editor } from './editor.ts';
import { turnedBy } from './ground.ts';
import { erase, type Hand } from './hand.ts';
import { remove, turnTile } from './tile-deeds.ts';

export function useToolKeys(editor: Editor): void {
  const letters = useSettings((s) => s.letterKeys);
  useEffect(() => {
    const onKey = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || isTyping(e.target) || e.ctrlKey || e.metaKey || e.altKey) return;
      const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
      if (key.length === 1 && !letters) return;
      if (press(editor, key)) e.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editor, letters]);
}

const TAKES: { readonly [key: string]: Hand } = {
  d: { is: 'door', colour: '', state: 'closed' },
  s: { is: 'spawn', colour: 'red', active: true },
  o: { is: 'objective', colour: 'red', down: false },
  x: { is: 'erase' },
};

/** True where the key meant something. */
function press(editor: Editor, key: string): boolean {
  const { hand, picked, edition, workshop } = editor;
  const { mission } = workshop;
  const taken = TAKES[key];
  if (taken) editor.take(taken);
  else if (key === 'v') editor.take(null);
  else if (key === 'e') editor.take({ is: 'enemy', type: edition.types[0]?.id ?? '' });
  else if (key === 'b') editor.take({ is: 'area', name: Object.keys(areasOf(editor))[0] ?? 'area' });
  else if (key === 't') document.querySelector<HTMLElement>('.palette input')?.focus();
  else if (key === 'c') return recolour(editor);
  else if (key === '[' || key === ']') return turnBy(editor, key === ']' ? 90 : -90);
  else if (key === 'Escape' && (hand || picked || editor.copied)) {
    editor.take(null);
    editor.pick(null);
    editor.copy(null);
  } else if ((key === 'Delete' || key === 'Backspace') && picked?.is === 'block') {
    editor.do(remove(edition, mission, picked.block));
    editor.pick(null);
  } else if ((key === 'Delete' || key === 'Backspace') && picked?.is === 'thing') {
    const thing = editor.things.find((one) => one.id === picked.id);
    if (thing) editor.do(erase(mission, thing));
    editor.pick(null);
  } else return false;
  return true;
}

const areasOf = ({ workshop }: Editor): object => {
  const { areas } = workshop.mission;
  return typeof areas === 'object' && areas !== null ? areas : {};
};

/** The next colour of what is in hand. */
function recolour({ hand, take }: Editor): boolean {
  if (hand?.is !== 'door' && hand?.is !== 'spawn' && hand?.is !== 'objective') return false;
  const all = hand.is === 'door' ? ['', ...COLOURS] : COLOURS;
  take({ ...hand, colour: all[(all.indexOf(hand.colour) + 1) % all.length] ?? '' });
  return true;
}

function turnBy(editor: Editor, by: 90 | -90): boolean {
  const { hand, picked, edition, workshop } = editor;
  if (hand?.is === 'tile') editor.take({ ...hand, turn: turnedBy(hand.turn ?? 0, by) });
  else if (picked?.is === 'block') {
    const { level, top, left, rows, cols } = picked.block;
    if (rows * cols !== 1) return false;
    editor.do(turnTile(edition, workshop.mission, { level, row: top, col: left }, by));
  } else return false;
  return true;
}
