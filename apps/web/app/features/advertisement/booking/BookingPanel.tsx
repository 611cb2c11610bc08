import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useFocusBack } from '../../../ui/antd/dialog/useFocusBack.ts';
import styles from './BookingPanel.module.css';

interface BookingPanelProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * At the right of wide screens, the whole screen on phones. antd's own, since its pickers and the payment password open above it; a press
 * beside it does not lose what was typed.
 */
export function BookingPanel({ title, onClose, children }: BookingPanelProps) {
  useFocusBack(true);
  return (
    <Drawer
      open
      title={title}
      size={384}
      onClose={onClose}
      mask={{ closable: false }}
      closable={{ placement: 'end', 'aria-label': '关闭' }}
      rootClassName={styles['drawer'] ?? ''}
    >
      {children}
    </Drawer>
  );
}
