const UNIQUE = '23505';
const CHECK = '23514';

/** The name of the unique index or check that a statement violated; undefined for any other error. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE || code === CHECK ? constraint : undefined;
}
