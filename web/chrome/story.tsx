/** What was told of a game, to be opened and read. */
import '../styles/story.css';
interface Props {
  readonly title: string;
  readonly lines: readonly string[];
}

export function Story({ title, lines }: Props): React.JSX.Element {
  return (
    <details className="story">
      <summary>{title}</summary>
      <ol tabIndex={0}>
        {lines.map((line, i) => (
          <li key={i} style={{ paddingInlineStart: `${(line.length - line.trimStart().length) / 2}em` }}>
            {line.trimStart()}
          </li>
        ))}
      </ol>
    </details>
  );
}
