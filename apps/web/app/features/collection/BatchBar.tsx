import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { formatCount } from '../../format/formatCount.ts';
import styles from './BatchBar.module.css';

interface BatchBarProps {
  /** Numbers of shown and of ticked products. */
  all: number;
  chosen: number;
  onAll: (isAll: boolean) => void;
  onRemove: () => void;
}

/** Stays in sight while choosing: above the tab bar on phones, at the window's foot elsewhere. */
export function BatchBar({ all, chosen, onAll, onRemove }: BatchBarProps) {
  const box = useRef<HTMLInputElement>(null);
  const isMixed = chosen > 0 && chosen < all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <div className={styles['bar']} role="group" aria-label="批量操作">
      <label>
        <input ref={box} type="checkbox" checked={chosen === all} onChange={() => onAll(chosen < all)} />
        全选
      </label>
      <p aria-live="polite">{chosen === 0 ? '点商品来选择' : `已选 ${formatCount(chosen)} 件`}</p>
      {chosen > 0 && (
        <Button look="filled" onClick={onRemove}>
          {`移除 ${formatCount(chosen)} 件`}
        </Button>
      )}
    </div>
  );
}
