/** What is wrong with a line, below it. */
import type { Path } from '@holdout/narrate/script';
import { useWords } from '../../words/use-words.ts';
import { useDesk } from './desk.ts';

export function LineFlaws({ path }: { readonly path: Path }): React.JSX.Element {
  const { say } = useWords();
  const flaws = useDesk().flawsWithin(path);
  return (
    <>
      {flaws.map(({ key, at, detail, level }) => (
        <span key={`${key} ${at}`} className="line-flaw" data-level={level}>
          {say.problem(key, '', detail)}
        </span>
      ))}
    </>
  );
}
