/** Who speaks in a lesson: somebody who has seen worse, and is not in the team. */
import { initialsOf } from '../board/hero-look.ts';
import { HeroFace } from '../faces/hero-face.tsx';
import { useWords } from '../words/use-words.ts';

export function Speaker({ id }: { readonly id: string }): React.JSX.Element {
  const { say } = useWords();
  return <HeroFace id={id} className="face lesson-speaker" monogram={initialsOf(say.hero(id))} size={52} />;
}
