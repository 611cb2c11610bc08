import type { Account } from '../../../apps/server/src/modules/money/ledger/index.ts';
import type { Statement } from '../captureDuring.ts';
import type { PgbenchScript } from '../pgbenchScript.ts';
import { USERS } from './ledgerCases.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A UUID that begins with the time, as ours do: it decides where in the index the row goes. */
const FRESH_ID = `(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || substr(md5(random()::text), 1, 20))::uuid`;

interface Captured {
  readonly statements: readonly Statement[];
  readonly payer: Account;
  readonly payee: Account;
}

/** The captured statements for pgbench, with other users, causes and ids each time. */
export function ledgerScript({ statements, payer, payee }: Captured): PgbenchScript {
  const owner = (variable: string) => `('00000000-0000-7000-8000-' || lpad(:${variable}::text, 12, '0'))`;
  const account = (variable: string) => `md5(${owner(variable)} || chr(58) || 'balance')::uuid`;
  const known = new Map<string, string>([
    [payer.id, account('a')],
    [payee.id, account('b')],
    [String(payer.ownerId), `${owner('a')}::uuid`],
    [String(payee.ownerId), `${owner('b')}::uuid`],
    ['NULL', 'null'],
  ]);
  const meet = (element: string, type: string): string => {
    const expression = known.get(element);
    if (expression) return expression;
    if (!UUID.test(element)) return `'${element.replaceAll("'", "''")}'`;
    // New to the script: a cause, which stays the same within one turn, or the id of a transfer, which a later statement
    // learns from the select before it.
    const causes = [...known.values()].filter((one) => one.includes(':c::')).length;
    known.set(element, type === 'text' ? `('bench' || :c::text || '-${causes}')` : ':p_id');
    return type === 'text' ? (known.get(element) ?? '') : FRESH_ID;
  };
  const lines = statements.map((statement) => {
    const text = statement.text.trim().replaceAll(/\s+/g, ' ');
    const types = typesIn(text);
    const valueOf = (index: number) => statement.values[index - 1] ?? null;
    for (const index of text.startsWith('with opened') ? firstList(text) : []) {
      const id = valueOf(index);
      if (id !== null && !known.has(id)) known.set(id, `'${id}'`); // accounts of the house are the same each time
    }
    const filled = text.replaceAll(/\$(\d+)/g, (_whole, index: string) => {
      const value = valueOf(Number(index));
      return value === null ? 'null' : meet(value, types.get(Number(index)) ?? 'text');
    });
    return text.startsWith('select transfer.id') ? `${filled} \\gset p_\n` : `${filled};\n`;
  });
  const choices = [
    `\\set a random(1, ${USERS})`,
    `\\set b 1 + (:a + random(0, ${USERS - 2})) % ${USERS}`,
    '\\set c random(1, 1000000000000000)',
  ];
  return { text: `${choices.join('\n')}\n${lines.join('')}`, variables: {} };
}

const LIST = /array\[([^\]]*)\]::(\w+)\[\]/g;
const parametersIn = (text: string) => [...text.matchAll(/\$(\d+)/g)].map(([, index]) => Number(index));

/** The types that a statement gives its parameters: by a cast of their own, or by that of the list that they stand in. */
function typesIn(text: string): Map<number, string> {
  const own = [...text.matchAll(/\$(\d+)::(\w+)/g)].map(([, index, type = '']) => [Number(index), type] as const);
  const listed = [...text.matchAll(LIST)].flatMap(([, inside = '', type = '']) =>
    parametersIn(inside).map((index) => [index, type] as const),
  );
  return new Map([...own, ...listed]);
}

/** The parameters of the first list: where accounts are opened, their ids. */
function firstList(text: string): number[] {
  return parametersIn([...text.matchAll(LIST)][0]?.[1] ?? '');
}
