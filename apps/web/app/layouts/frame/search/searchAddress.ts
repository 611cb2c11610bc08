export function searchAddress(keyword: string): string {
  return `/resource?keyword=${encodeURIComponent(keyword)}`;
}
