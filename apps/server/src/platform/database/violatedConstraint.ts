const UNIQUE = '23505';
const CHECK = '23514';

/** The name of the unique index or check that a statement ran into, if that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE || code === CHECK ? constraint : undefined;
}
