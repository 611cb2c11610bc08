import { Select } from 'antd';
import { useState } from 'react';
import { useRead } from '../../api/useRead.ts';

interface ProductPickProps {
  readonly id: string;
  readonly value: string | null;
  readonly disabled?: boolean;
  readonly onChange: (productId: string) => void;
}

/** One product of the shop, found by its title, code or number. */
export function ProductPick({ id, value, disabled = false, onChange }: ProductPickProps) {
  const [words, setWords] = useState('');
  const asked = words.trim();
  const found = useRead('staffProductList', { query: asked ? { words: asked } : {} }, { isKept: true });
  return (
    <Select
      id={id}
      placeholder="按标题、编码或商品号找"
      disabled={disabled}
      showSearch={{ filterOption: false, onSearch: setWords }}
      value={value}
      onChange={onChange}
      options={(found.data?.items ?? []).map((product) => ({ value: product.id, label: product.title }))}
    />
  );
}
