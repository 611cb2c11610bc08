import { Form, useLocation } from 'react-router';
import { Icon } from '../icon/Icon.tsx';
import styles from './SearchBox.module.css';

interface SearchBoxProps {
  /** The phone's box has no button: the keyboard's own search key sends it. */
  compact?: boolean;
}

/** A plain GET form, so that searching works before any script has loaded. */
export function SearchBox({ compact = false }: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const keyword = pathname === '/resource' ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  return (
    <Form className={compact ? styles['compact'] : styles['box']} action="/resource" method="get" role="search">
      <label className={styles['field']}>
        <Icon name="search" size={18} />
        <input
          key={keyword}
          name="keyword"
          type="search"
          defaultValue={keyword}
          aria-label="搜索商品"
          placeholder={compact ? '搜商品、品牌' : '搜商品、品牌，支持拼音首字母'}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
        />
      </label>
      {!compact && <button type="submit">搜索</button>}
    </Form>
  );
}
