/** A word as both tsvector and tsquery read it. */
export function quoteLexeme(lexeme: string): string {
  return /['\\]/.test(lexeme) ? `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'` : `'${lexeme}'`;
}
