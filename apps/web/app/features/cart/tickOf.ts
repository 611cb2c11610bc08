/** What the box for all of them shows. */
export function tickOf(each: readonly boolean[]): boolean | 'mixed' {
  if (each.every(Boolean)) return each.length > 0;
  return each.some(Boolean) ? 'mixed' : false;
}
