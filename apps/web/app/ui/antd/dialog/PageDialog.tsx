import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useFocusBack } from './useFocusBack.ts';
import styles from './PageDialog.module.css';

interface PageDialogProps {
  title: string;
  open?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * In the middle of wide screens, a sheet from below on phones. Unlike the browser's own dialog it leaves toasts visible above it.
 * A press beside it does not close it: typed values or a running payment are not lost by a slip.
 */
export function PageDialog({ title, open = true, onClose, children }: PageDialogProps) {
  useFocusBack(open);
  return (
    <Modal
      title={title}
      open={open}
      onCancel={onClose}
      footer={null}
      width={480}
      centered
      destroyOnHidden
      mask={{ closable: false }}
      closable={{ 'aria-label': '关闭' }}
      focusable={{ trap: true }}
      // Its own way in, below: antd's grows out of the middle, which a sheet from below must not.
      transitionName=""
      rootClassName={styles['dialog'] ?? ''}
    >
      {children}
    </Modal>
  );
}
