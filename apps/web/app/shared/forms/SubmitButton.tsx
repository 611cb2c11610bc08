import { Button } from 'antd';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  sending: boolean;
  children: string;
}

/** Shows that it works and can't be pressed twice; keeps its place and its name meanwhile. */
export function SubmitButton({ sending, children }: SubmitButtonProps) {
  return (
    <Button
      type="primary"
      htmlType="submit"
      size="large"
      block
      className={styles['submit'] ?? ''}
      loading={sending && { icon: <span className={styles['spinner']} /> }}
      aria-disabled={sending}
    >
      {children}
    </Button>
  );
}
