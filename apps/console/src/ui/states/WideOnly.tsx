import type { ReactNode } from 'react';
import { StateMessage } from './StateMessage.tsx';
import styles from './WideOnly.module.css';

/** Pages of many columns ask for a wide screen instead of being unreadable. */
export function WideOnly({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div className={styles['wide']}>{children}</div>
      <div className={styles['narrow']}>
        <StateMessage isPage icon="screen" title={`“${title}”要宽一点的屏幕`}>
          手机上可以看下面这几页；这一页请在电脑上打开
        </StateMessage>
      </div>
    </>
  );
}
