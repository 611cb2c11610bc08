/** Hands bytes to the browser as a download. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken hold of the bytes by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
