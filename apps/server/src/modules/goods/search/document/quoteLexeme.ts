/** A word as both tsvector and tsquery read it. */
export function quoteLexeme(lexeme: string): string {
  const isPlain = !lexeme.includes("'") && !lexeme.includes('\\');
  return isPlain ? `'${lexeme}'` : `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`;
}
