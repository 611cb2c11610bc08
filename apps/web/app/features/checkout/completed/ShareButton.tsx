import { Button } from '../../../ui/button/Button.tsx';
import { copyText } from '../../../ui/copy/copyText.ts';
import { shareLink } from '../../../ui/share/shareLink.ts';
import { userCache } from '../../../session/userCache.ts';
import type { Order } from '../orderQueries.ts';

/**
 * Shares the bought product, by the system's own dialog where there is one, else as a link in the clipboard. Nothing of the order
 * is shared.
 */
export function ShareButton({ order }: { order: Order }) {
  const [line] = order.lines;
  if (!line) return null;
  const { productId, title } = line;

  async function share() {
    const { invitationCode } = userCache.get().operator;
    const query = new URLSearchParams({ id: productId, ...(invitationCode && { i: invitationCode }) });
    const link = `${window.location.origin}/product?${query.toString()}`;
    if (await shareLink({ title, link })) return;
    await copyText(link, { what: '商品链接', done: '商品链接已复制，里面带着您的邀请码' });
  }

  return <Button onClick={() => void share()}>分享给朋友</Button>;
}
