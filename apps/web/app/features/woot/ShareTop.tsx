import { useUserCache } from '../../session/userCache.ts';
import { copyText } from '../../ui/copy/copyText.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { shareLink } from '../../ui/share/shareLink.ts';
import { TopSlot } from '../../ui/topSlot/TopSlot.tsx';
import styles from './ShareTop.module.css';

/** In the phone's top bar: sends the page on. The link invites, like every link that is shared. */
export function ShareTop({ origin }: { origin: string }) {
  const invitationCode = useUserCache((state) => state.operator.invitationCode);
  const link = `${origin}/woot${invitationCode && `?i=${invitationCode}`}`;
  async function share() {
    if (await shareLink({ title: '每日一抢', link })) return;
    await copyText(link, { what: '每日一抢的链接', done: '链接已复制，可以发给朋友' });
  }
  return (
    <TopSlot slot="action">
      <button type="button" className={styles['share']} aria-label="分享" onClick={() => void share()}>
        <Icon name="share" size={20} />
      </button>
    </TopSlot>
  );
}
