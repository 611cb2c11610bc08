import { Button } from '../../../../ui/button/Button.tsx';
import { copyText } from '../../../../ui/copy/copyText.ts';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import styles from './MakerActs.module.css';
import { showToast } from '../../../../ui/toast/toastStore.ts';
import { sharedText } from './sharedText.ts';
import type { PosterFile } from './usePosterFile.ts';

interface MakerActsProps {
  /** Null while there is none. */
  link: string | null;
  /** Why there is none and will be none; null when it is on its way. */
  missing: string | null;
  text: string;
  poster: PosterFile;
  onShowCode: () => void;
}

/** The made link, and what can be done with it and with the poster. */
export function MakerActs({ link, missing, text, poster, onShowCode }: MakerActsProps) {
  const isComing = missing === null && link === null;
  function copy() {
    if (link === null) return tell();
    void copyText(sharedText({ text, link }), { what: '链接', done: '链接已复制，开头带“广告”字样' });
  }
  const tell = () => showToast({ kind: 'error', text: missing ?? '链接还没有做好，请稍等' });
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
        <Button look="filled" busy={isComing} onClick={copy}>
          复制链接
        </Button>
        <Button
          busy={missing === null && !poster.isReady && !poster.isFailed}
          onClick={() => (poster.isReady ? poster.save() : tell())}
        >
          <Icon name="download" size={16} />
          保存海报
        </Button>
      </div>
      <p className={styles['note']}>海报和链接都会带“广告”字样，这是规定，不能去掉。</p>
    </>
  );
}
