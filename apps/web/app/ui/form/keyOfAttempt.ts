/**
 * The same key for the same request, so that a second press, or a try after a lost answer, does nothing twice; another for
 * whatever was changed in between.
 */
export function keyOfAttempt(): (body: string) => string {
  let last: { readonly body: string; readonly key: string } | null = null;
  return (body) => {
    if (last?.body !== body) last = { body, key: crypto.randomUUID() };
    return last.key;
  };
}
