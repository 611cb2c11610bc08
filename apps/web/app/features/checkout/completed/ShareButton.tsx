import { Button } from '../../../components/button/Button.tsx';
import { showToast } from '../../../components/toast/toastStore.ts';
import { userCache } from '../../../session/userCache.ts';
import type { Order } from '../orderQueries.ts';

/** Sends on what was bought, by the system's own way where there is one, else as a link in the clipboard. Nothing of the order goes along. */
export function ShareButton({ order }: { order: Order }) {
  const [line] = order.lines;
  if (!line) return null;
  const { productId, title } = line;

  async function share() {
    const { invitationCode } = userCache.get().operator;
    const query = new URLSearchParams({ id: productId, ...(invitationCode && { i: invitationCode }) });
    const url = `${window.location.origin}/product?${query.toString()}`;
    if ('share' in navigator) {
      // Rejects when the sheet is closed without sharing, which is nothing to be told.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await (navigator as Navigator).clipboard.writeText(url);
      showToast({ kind: 'success', text: '商品链接已复制，里面带着您的邀请码' });
    } catch {
      showToast({ kind: 'error', text: '浏览器不许复制，请打开商品页再分享' });
    }
  }

  return <Button onClick={() => void share()}>分享给朋友</Button>;
}
