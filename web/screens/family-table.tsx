/** The editions side by side: where their rules differ, from the facts the rules themselves gave. */
import { familyTable } from '@holdout/narrate/family';
import { useSpoken } from '../words/spoken.ts';

export default function FamilyTable(): React.JSX.Element {
  const language = useSpoken((s) => s.language);
  const { title, about, topic, editions, rows } = familyTable(language);
  return (
    <details className="family">
      <summary>
        <h2>{title}</h2>
      </summary>
      <p className="fine mute">{about}</p>
      <div className="family-scroll" role="region" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{topic}</th>
              {editions.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.topic}>
                <th scope="row">{row.topic}</th>
                {row.cells.map((cell, i) => (
                  <td key={editions[i]} data-edition={editions[i]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
