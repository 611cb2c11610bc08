import { Button } from '../../../ui/button/Button.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import styles from './BottomBar.module.css';
import { Tick } from '../lines/Tick.tsx';

interface ManageBarProps {
  all: number;
  ticked: number;
  onTickAll: (isTicked: boolean) => void;
  onMove: () => void;
  onRemove: () => void;
}

/** Takes several out at once, where single lines have no room for it. */
export function ManageBar({ all, ticked, onTickAll, onMove, onRemove }: ManageBarProps) {
  const checked = ticked === all ? true : ticked > 0 ? 'mixed' : false;
  return (
    <div className={styles['bar']} role="group" aria-label="批量操作">
      <span className={styles['all']}>
        <Tick label="全选" checked={checked} onChange={onTickAll} />
        全选
      </span>
      {ticked > 0 ? (
        <div className={styles['ways']}>
          <Button onClick={onMove}>移入收藏</Button>
          <Button look="filled" onClick={onRemove}>{`删除 ${formatCount(ticked)} 种`}</Button>
        </div>
      ) : (
        <p className={styles['sum']}>勾选要整理的商品</p>
      )}
    </div>
  );
}
