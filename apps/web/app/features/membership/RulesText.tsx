import styles from './RulesText.module.css';

interface RulesTextProps {
  table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
  paragraphs: readonly string[];
}

/** Rules in plain words, with the figures in a table. */
export function RulesText({ table, paragraphs }: RulesTextProps) {
  return (
    <div className={styles['rules']}>
      {table && (
        <table>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first = '', ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, at) => (
                  <td key={table.head[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
