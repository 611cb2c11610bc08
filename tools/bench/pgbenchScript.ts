import type { Statement } from './captureDuring.ts';

export interface PgbenchScript {
  readonly text: string;
  /** Values by name, given with -D: pgbench sends them as parameters of prepared statements. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The statements as one script for `pgbench -M prepared`. */
export function pgbenchScript(statements: readonly Statement[]): PgbenchScript {
  const variables: Record<string, string> = {};
  const name = (value: string) => {
    const variable = `v${Object.keys(variables).length}`;
    variables[variable] = value;
    return `:${variable}`;
  };
  const lines = statements.map(({ text, values }) =>
    text
      .trim()
      .replaceAll(/\s+/g, ' ')
      // A colon in a text would be taken for the beginning of a variable.
      .replaceAll(/'(?:[^']|'')*:[A-Za-z_](?:[^']|'')*'/g, (literal) =>
        name(literal.slice(1, -1).replaceAll("''", "'")),
      )
      .replaceAll(/\$(\d+)/g, (_whole, index: string) => {
        const value = values[Number(index) - 1];
        return value === null || value === undefined ? 'null' : name(value);
      }),
  );
  return { text: lines.map((line) => `${line};\n`).join(''), variables };
}
