import { useState } from 'react';
import { useShared } from '../../../../api/useShared.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { Picture } from '../../../../shared/files/picture/Picture.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import styles from './GoodsPicker.module.css';

interface GoodsPickerProps {
  onPick: (productId: string) => void;
  onClose: () => void;
}

/** A product to promote, by its name; without a word, what sells best. */
export function GoodsPicker({ onPick, onClose }: GoodsPickerProps) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const found = useShared('/api/resource/list', { size: '20', ...(keyword === '' ? { sort: 'sales' } : { keyword }) });
  return (
    <Drawer title="选一件商品" onClose={onClose}>
      <form
        className={styles['search']}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setKeyword(typed.trim());
        }}
      >
        <Icon name="search" size={18} />
        <input
          aria-label="搜商品"
          placeholder="搜商品、品牌，支持拼音首字母"
          maxLength={60}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit">搜索</button>
      </form>
      {found.state === 'failed' && <LoadFailed text="商品没有加载出来。" retrying={false} onRetry={found.retry} />}
      {found.state === 'loading' && <div className={styles['waiting']} role="status" aria-label="正在加载商品" />}
      {found.state === 'here' && found.data.items.length === 0 && (
        <p className={styles['none']}>没有找到，换个词试试。</p>
      )}
      {found.state === 'here' && (
        <ul className={styles['goods']}>
          {found.data.items.map(({ id, title, picture, priceFen, isFrom, inStock }) => (
            <li key={id}>
              <button type="button" onClick={() => onPick(id)}>
                <Picture {...picture} alt="" sizes="48px" maxWidth={160} width={48} />
                <span>{title}</span>
                <em>
                  {formatFen(priceFen)}
                  {isFrom && ' 起'}
                  {!inStock && '，暂时没货'}
                </em>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
