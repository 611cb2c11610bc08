import { quoteLexeme } from '../document/quoteLexeme.ts';

/** Parts of a tsquery, as text. Null stands for no condition. */
export function word(lexeme: string): string {
  return quoteLexeme(lexeme);
}

export function prefix(lexeme: string): string {
  return `${quoteLexeme(lexeme)}:*`;
}

export function allOf(parts: readonly (string | null)[]): string | null {
  return join(parts, ' & ');
}

export function anyOf(parts: readonly (string | null)[]): string | null {
  return join(parts, ' | ');
}

function join(parts: readonly (string | null)[], operator: string): string | null {
  const given = [...new Set(parts.filter((part) => part !== null))];
  if (given.length === 0) return null;
  return given.length === 1 ? (given[0] ?? null) : `(${given.join(operator)})`;
}
