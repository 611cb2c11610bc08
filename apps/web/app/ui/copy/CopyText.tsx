import { Icon } from '../icon/Icon.tsx';
import { copyText } from './copyText.ts';
import styles from './CopyText.module.css';

interface CopyTextProps {
  text: string;
  /** The name of the copied text: 订单号. */
  what: string;
  /** The picture alone, where there is no place for the word. */
  isSmall?: boolean;
}

/** Copies a long number to the clipboard. */
export function CopyText({ text, what, isSmall = false }: CopyTextProps) {
  return (
    <button
      type="button"
      className={styles['copy']}
      aria-label={`复制${what}`}
      onClick={() => void copyText(text, { what })}
    >
      <Icon name="copy" size={14} />
      {!isSmall && '复制'}
    </button>
  );
}
