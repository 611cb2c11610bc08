const KEY = 'browser';

/** A random name of this browser, for limits and for the list of sessions. Staff are known by name, so nothing is measured. */
export function browserKey(): string {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const made = crypto.randomUUID().replaceAll('-', '');
  localStorage.setItem(KEY, made);
  return made;
}
