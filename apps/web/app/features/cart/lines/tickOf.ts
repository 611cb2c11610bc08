/** The state of the box that stands for all lines. */
export function tickOf(each: readonly boolean[]): boolean | 'mixed' {
  if (each.every(Boolean)) return each.length > 0;
  return each.some(Boolean) ? 'mixed' : false;
}
