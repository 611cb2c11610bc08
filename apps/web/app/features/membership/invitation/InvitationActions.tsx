import { Button } from 'antd';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { PosterWords } from './drawPoster.ts';
import styles from './InvitationActions.module.css';
import { shareInvitation } from './shareInvitation.ts';

interface InvitationActionsProps extends PosterWords {
  poster: { readonly address: string | null; readonly file: File | null };
}

/** Keeps the poster as a picture, and sends the link on by the system's own way, or by the clipboard where there is none. */
export function InvitationActions({ code, name, link, poster }: InvitationActionsProps) {
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
      <Button
        icon={<Icon name="share" size={16} />}
        onClick={() => void shareInvitation({ name, link, file: poster.file })}
      >
        分享链接
      </Button>
    </div>
  );
}
