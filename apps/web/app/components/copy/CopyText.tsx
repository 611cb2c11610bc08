import { Icon } from '../icon/Icon.tsx';
import { showToast } from '../toast/toastStore.ts';
import styles from './CopyText.module.css';

interface CopyTextProps {
  text: string;
  /** What is copied, as it is called: 订单号. */
  what: string;
  /** The picture alone, where there is no place for the word. */
  isSmall?: boolean;
}

/** Puts a number that nobody wants to type into the clipboard. */
export function CopyText({ text, what, isSmall = false }: CopyTextProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', text: `${what}已复制` });
    } catch {
      showToast({ kind: 'error', text: `浏览器不许复制，请手动选中${what}` });
    }
  }
  return (
    <button type="button" className={styles['copy']} aria-label={`复制${what}`} onClick={() => void copy()}>
      <Icon name="copy" size={14} />
      {!isSmall && '复制'}
    </button>
  );
}
