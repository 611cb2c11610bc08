/** Statements that tie files together: imports, also dynamic ones, and the first line of whatever is exported. */
const TIES = /^(?:import|export)\b[^;]*?from '[^']+'|\bimport\s*\(\s*'[^']+'|^import '[^']+'|^export\b.*$/gm;

/** Tells whether a change of a file's text can break a boundary or leave code unused: only what it imports or exports can. */
export function isRewired(before: string | null, after: string | null): boolean {
  if (before === null || after === null) return true;
  return tiesOf(before) !== tiesOf(after);
}

const tiesOf = (text: string) => [...text.matchAll(TIES)].map(([tie]) => tie).join('\n');
