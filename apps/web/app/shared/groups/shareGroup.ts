import { copyText } from '../../ui/copy/copyText.ts';
import { shareLink } from '../../ui/share/shareLink.ts';

/** By the system's own sheet where there is one, else as a link in the clipboard. */
export async function shareGroup(title: string, link: string): Promise<void> {
  if (await shareLink({ title: `一起拼：${title}`, link })) return;
  await copyText(link, { what: '拼团链接', done: '拼团链接已复制，可以发给朋友' });
}
