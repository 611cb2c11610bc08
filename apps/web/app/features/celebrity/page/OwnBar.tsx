import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import styles from './OwnBar.module.css';

const OwnPicksDrawer = lazyPart(() => import('../own/OwnPicksDrawer.tsx'));

/** For the celebrity alone: the way to their own picks. */
export function OwnBar({ onChanged }: { onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['bar']}>
      <p>这是您的主页，大家看到的就是这样。</p>
      <Button onClick={() => setOpen(true)}>管理推荐</Button>
      {isOpen && (
        <Suspense>
          <OwnPicksDrawer onChanged={onChanged} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
