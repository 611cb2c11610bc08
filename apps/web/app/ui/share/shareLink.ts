interface Shared {
  readonly title: string;
  readonly link: string;
  /** A picture that goes along, where the sheet takes pictures. */
  readonly file?: File | null;
}

/** By the system's own sheet. Says whether there is one. */
export async function shareLink({ title, link, file = null }: Shared): Promise<boolean> {
  if (!('share' in navigator)) return false;
  const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
  // Rejects when the sheet is closed without sharing, which is nothing to be told.
  await navigator.share({ title, url: link, ...files }).catch(() => undefined);
  return true;
}
