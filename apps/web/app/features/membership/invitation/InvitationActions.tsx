import { Button } from 'antd';
import { copyText } from '../../../ui/copy/copyText.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { shareLink } from '../../../ui/share/shareLink.ts';
import type { PosterWords } from './drawPoster.ts';
import styles from './InvitationActions.module.css';

interface InvitationActionsProps extends PosterWords {
  poster: { readonly address: string | null; readonly file: File | null };
}

/** Keeps the poster as a picture, and sends the link on by the system's own way, or by the clipboard where there is none. */
export function InvitationActions({ code, name, link, poster }: InvitationActionsProps) {
  async function share() {
    const isShared = await shareLink({ title: `${name} 邀您来集物`, link, file: poster.file });
    if (!isShared) await copyText(link, { what: '邀请链接', done: '邀请链接已复制，可以发给朋友' });
  }
  return (
    <div className={styles['actions']}>
      <Button
        type="primary"
        icon={<Icon name="download" size={16} />}
        disabled={!poster.address}
        {...(poster.address ? { href: poster.address, download: `集物邀请-${code}.png` } : {})}
      >
        保存海报
      </Button>
      <Button icon={<Icon name="share" size={16} />} onClick={() => void share()}>
        分享链接
      </Button>
    </div>
  );
}
