import type { GatewayName } from '@jiwu/contract/rules';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import styles from './PayWay.module.css';

interface PayWayProps {
  name: GatewayName;
  icon: IconName;
  title: string;
  words: string;
  chip?: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

export function PayWay({ name, icon, title, words, chip, isOpen, onOpen, children }: PayWayProps) {
  return (
    <div className={styles['way']} data-open={isOpen}>
      <label className={styles['head']}>
        <input type="radio" name="way" value={name} checked={isOpen} aria-label={title} onChange={onOpen} />
        <Icon name={icon} size={24} />
        <b>{title}</b>
        <span>{words}</span>
        {chip && <em>{chip}</em>}
      </label>
      {isOpen && <div className={styles['body']}>{children}</div>}
    </div>
  );
}
