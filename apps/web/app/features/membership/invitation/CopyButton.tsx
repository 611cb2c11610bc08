import { Button } from 'antd';
import { Icon } from '../../../components/icon/Icon.tsx';
import { showToast } from '../../../components/toast/toastStore.ts';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  text: string;
  what: string;
}

export function CopyButton({ text, what }: CopyButtonProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', text: `${what}已复制` });
    } catch {
      showToast({ kind: 'error', text: `浏览器不许复制，请手动选中${what}` });
    }
  }
  return (
    <Button
      className={styles['copy'] ?? ''}
      icon={<Icon name="copy" size={16} />}
      aria-label={`复制${what}`}
      onClick={() => void copy()}
    >
      复制
    </Button>
  );
}
