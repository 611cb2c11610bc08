/** A word that leads to products; every one is a lexeme of their documents. */
export interface SearchTerm {
  readonly term: string;
  readonly kind: 'word' | 'phrase' | 'brand' | 'category';
}
