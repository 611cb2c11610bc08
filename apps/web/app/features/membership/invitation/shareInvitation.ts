import { showToast } from '../../../components/toast/toastStore.ts';

interface Invitation {
  readonly name: string;
  readonly link: string;
  readonly file: File | null;
}

/** By the system's own sheet, with the poster where it takes pictures; else into the clipboard. */
export async function shareInvitation({ name, link, file }: Invitation): Promise<void> {
  if ('share' in navigator) {
    const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
    // Rejects when the sheet is closed without sharing, which is nothing to be told.
    await navigator.share({ title: `${name} 邀您来集物`, url: link, ...files }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(link);
    showToast({ kind: 'success', text: '邀请链接已复制，可以发给朋友' });
  } catch {
    showToast({ kind: 'error', text: '浏览器不许复制，请手动选中邀请链接' });
  }
}
