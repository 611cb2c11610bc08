/** The name of the unique index or constraint that a statement ran into, if that is what went wrong. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' ? constraint : undefined;
}
