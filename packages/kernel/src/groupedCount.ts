/** `3,860`. Of its own, since the first Intl.NumberFormat of a page costs a slow phone a tenth of a second before anything is shown. */
export function groupedCount(count: number): string {
  const [whole = '', places] = String(count).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return places === undefined ? grouped : `${grouped}.${places}`;
}
