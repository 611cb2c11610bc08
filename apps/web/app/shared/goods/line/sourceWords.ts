/** Through which celebrity's pick a line is bought; without a name the pick has ended. */
type Source = { readonly id: string; readonly name: string | null } | null;

/** What a line says of where it comes from; null for a line that comes simply from the shop. */
export function sourceWords(source: Source): string | null {
  if (source === null) return null;
  return source.name === null ? '这条推荐已经结束，按平时的价格算' : `${source.name} 推荐`;
}
