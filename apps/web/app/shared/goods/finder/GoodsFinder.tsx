import type { ProductCard } from '@jiwu/contract';
import { type ReactNode, useState } from 'react';
import { useShared } from '../../../api/useShared.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Picture } from '../../files/picture/Picture.tsx';
import styles from './GoodsFinder.module.css';

interface GoodsFinderProps {
  /** What can be done with a product that was found; `face` shows which it is, and belongs into a button. */
  renderItem: (productId: string, face: ReactNode) => ReactNode;
}

/** Goods by their name; without a word, what sells best. */
export function GoodsFinder({ renderItem }: GoodsFinderProps) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const found = useShared('/api/resource/list', { size: '20', ...(keyword === '' ? { sort: 'sales' } : { keyword }) });
  return (
    <>
      <form
        className={styles['search']}
        role="search"
        aria-label="找商品"
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
          {found.data.items.map((product) => (
            <li key={product.id}>{renderItem(product.id, <Face {...product} />)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Face({ title, picture, priceFen, isFrom, inStock }: ProductCard) {
  return (
    <>
      <Picture {...picture} alt="" sizes="48px" maxWidth={160} width={48} />
      <span>{title}</span>
      <em>
        {formatFen(priceFen)}
        {isFrom && ' 起'}
        {!inStock && '，暂时没货'}
      </em>
    </>
  );
}
