/** Where the bytes of a file are. The end of an id is random: directories fill evenly. */
export function storageKeyOf(fileId: string): string {
  return `${fileId.slice(-2)}/${fileId}`;
}

/** Where a smaller copy of a picture is. */
export function copyKeyOf(storageKey: string, width: number | string): string {
  return `${storageKey}.w${width}.webp`;
}
