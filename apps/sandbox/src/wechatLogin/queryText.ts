/** One query value; empty when missing or given twice, which the services treat as missing. */
export function queryText(query: unknown, name: string): string {
  if (typeof query !== 'object' || query === null) return '';
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' ? value : '';
}
