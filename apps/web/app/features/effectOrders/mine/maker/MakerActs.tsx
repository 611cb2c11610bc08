import { Button } from '../../../../ui/button/Button.tsx';
import { copyText } from '../../../../ui/copy/copyText.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import styles from './MakerActs.module.css';
import { sharedText } from './sharedText.ts';
import type { PosterFile } from './usePosterFile.ts';

interface MakerActsProps {
  /** Null while there is none. */
  link: string | null;
  text: string;
  poster: PosterFile;
  onShowCode: () => void;
}

/** The made link, and what can be done with it and with the poster. */
export function MakerActs({ link, text, poster, onShowCode }: MakerActsProps) {
  const copied = { what: '链接', done: '链接已复制，开头带“广告”字样' };
  return (
    <>
      <div className={styles['field']}>
        <span>链接</span>
        <div className={styles['link']}>
          <span title={link ?? undefined}>{link?.replace(/^https?:\/\//, '')}</span>
          <button type="button" disabled={link === null} onClick={onShowCode}>
            <Icon name="qr" size={18} />
            看码
          </button>
        </div>
      </div>
      <div className={styles['acts']}>
        <Button
          look="filled"
          busy={link === null}
          onClick={() => void copyText(sharedText({ text, link: link ?? '' }), copied)}
        >
          复制链接
        </Button>
        <Button busy={!poster.isReady} onClick={() => poster.save()}>
          <Icon name="download" size={16} />
          保存海报
        </Button>
      </div>
      <p className={styles['note']}>海报和链接都会带“广告”字样，这是规定，不能去掉。</p>
    </>
  );
}
