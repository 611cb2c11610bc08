import { showToast } from '../toast/toastStore.ts';

interface Words {
  /** The name of the copied text: 订单号. */
  readonly what: string;
  /** The message of success. */
  readonly done?: string;
}

/** Into the clipboard, and says so. */
export async function copyText(text: string, { what, done = `${what}已复制` }: Words): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: done });
  } catch {
    showToast({ kind: 'error', text: `浏览器不许复制，请手动选中${what}` });
  }
}
