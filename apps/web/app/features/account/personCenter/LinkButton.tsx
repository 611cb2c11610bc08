import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './LinkButton.module.css';

interface LinkButtonProps {
  onClick: () => void;
  loading?: boolean;
  label?: string;
  children: ReactNode;
}

/** A quiet action at the end of a row. `label` tells rows with the same words apart. */
export function LinkButton({ onClick, loading = false, label, children }: LinkButtonProps) {
  return (
    <Button
      type="link"
      className={styles['link'] ?? ''}
      loading={loading}
      onClick={onClick}
      {...(label ? { 'aria-label': label } : {})}
    >
      {children}
    </Button>
  );
}
