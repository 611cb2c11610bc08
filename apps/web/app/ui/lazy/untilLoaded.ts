import { waitOrWake } from '../time/waitOrWake.ts';
import { showToast } from '../toast/toastStore.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** So many failures with a network mean that the code is gone: a newer version of the shop is out. */
const GONE_AFTER = 3;

/** Tries again and again, at once when the network is back; it never fails, because nobody could show the failure. */
export async function untilLoaded<T>(load: () => Promise<T>, silent: boolean): Promise<T> {
  const never = new AbortController().signal;
  for (let failures = 1, wait = FIRST_WAIT_MS; ; failures += 1, wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      if (!silent) tell(failures);
      await waitOrWake(wait, never);
      refetchStylesheets();
    }
  }
}

/** Once of each: a shopper without a network for an hour is not told every half minute. */
function tell(failures: number): void {
  if (failures === 1 && !navigator.onLine) showToast({ kind: 'error', text: '网络断开了，连上后会自动打开' });
  if (failures === GONE_AFTER && navigator.onLine)
    showToast({
      kind: 'error',
      text: '这部分没有打开，刷新页面再试试',
      action: { label: '刷新', onPress: () => window.location.reload() },
    });
}

/** The loader of the build fetches a part's stylesheet once, whether it came or not. */
function refetchStylesheets(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}
