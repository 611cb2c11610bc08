import { Drawer } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './SettingDrawer.module.css';

interface SettingDrawerProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** From the side on wide screens, from below on phones, where a thumb reaches it. Its content is made anew each time. */
export function SettingDrawer({ title, open, onClose, children }: SettingDrawerProps) {
  const isPhone = useIsPhone();
  return (
    <Drawer
      title={title}
      open={open}
      onClose={onClose}
      destroyOnHidden
      rootClassName={styles['drawer'] ?? ''}
      placement={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '88dvh' : 480}
      closable={{ 'aria-label': '关闭', placement: 'end' }}
    >
      {children}
    </Drawer>
  );
}

function useIsPhone(): boolean {
  const [isPhone, setIsPhone] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(max-width: 767px)');
    const look = () => setIsPhone(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isPhone;
}
