/** The page of one article. */
export function articleAddress({ slug }: { readonly slug: string }): string {
  return `/homeArticles?id=${slug}`;
}

/** The list of all articles, of one topic, or of one column. */
export function articlesAddress({ topic, column }: { readonly topic?: string; readonly column?: string } = {}): string {
  if (topic !== undefined) return `/homeArticles?topic=${topic}`;
  return column === undefined ? '/homeArticles' : `/homeArticles?column=${encodeURIComponent(column)}`;
}
