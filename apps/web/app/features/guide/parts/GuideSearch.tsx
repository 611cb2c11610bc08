import { Form } from 'react-router';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './GuideSearch.module.css';

interface GuideSearchProps {
  /** What was searched for. */
  words?: string;
  /** The small one stands above the contents, and is sent by the keyboard. */
  look?: 'large' | 'small';
  className?: string | undefined;
}

/** A plain GET form, so that the guide can be searched before any script has loaded. */
export function GuideSearch({ words = '', look = 'large', className = '' }: GuideSearchProps) {
  return (
    <Form className={`${styles[look]} ${className}`} action="/guide" method="get" role="search" aria-label="搜索指南">
      <label>
        <Icon name="search" size={look === 'large' ? 20 : 16} />
        {/* With other words it is another field: what was typed before goes. */}
        <input
          key={words}
          type="search"
          name="keyword"
          aria-label="搜索指南"
          defaultValue={words}
          maxLength={60}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={look === 'large' ? '搜退款、改地址、发票' : '搜问题'}
        />
      </label>
      {look === 'large' && <button type="submit">搜索</button>}
    </Form>
  );
}
