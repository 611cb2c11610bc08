import { useQuery } from '@tanstack/react-query';
import { Radio, Select } from 'antd';
import { useState } from 'react';
import { publicClient } from '../../api/publicClient.ts';
import { useRead } from '../../api/useRead.ts';
import type { CouponScope } from '../coupons/NewCoupon.ts';

interface ScopeFieldProps {
  readonly label: string;
  /** A campaign has none. */
  readonly hasChannels?: boolean;
  readonly scope: CouponScope;
  readonly onChange: (scope: CouponScope) => void;
}

type Kind = CouponScope['kind'];

const names: Readonly<Record<Kind, string>> = {
  all: '全场',
  categories: '类目',
  products: '指定商品',
  channel: '频道',
};
const starts: Readonly<Record<Kind, CouponScope>> = {
  all: { kind: 'all' },
  categories: { kind: 'categories', categoryIds: [] },
  products: { kind: 'products', productIds: [] },
  channel: { kind: 'channel', channel: 'groupPurchase' },
};

/** Which goods a discount is for. */
export function ScopeField({ label, hasChannels = false, scope, onChange }: ScopeFieldProps) {
  const kinds = (Object.keys(names) as Kind[]).filter((kind) => hasChannels || kind !== 'channel');
  return (
    <>
      <span>{label}</span>
      <Radio.Group
        aria-label={label}
        value={scope.kind}
        onChange={({ target }) => onChange(starts[target.value as Kind])}
        options={kinds.map((value) => ({ value, label: names[value] }))}
      />
      {scope.kind === 'categories' && (
        <Categories
          value={scope.categoryIds}
          onChange={(categoryIds) => onChange({ kind: 'categories', categoryIds })}
        />
      )}
      {scope.kind === 'products' && (
        <Products value={scope.productIds} onChange={(productIds) => onChange({ kind: 'products', productIds })} />
      )}
      {scope.kind === 'channel' && (
        <Select
          aria-label="频道"
          value={scope.channel}
          onChange={(channel) => onChange({ kind: 'channel', channel })}
          options={[
            { value: 'groupPurchase', label: '拼团' },
            { value: 'celebrity', label: '达人' },
          ]}
        />
      )}
    </>
  );
}

interface PickProps {
  readonly value: string[];
  readonly onChange: (ids: string[]) => void;
}

interface Node {
  readonly id: string;
  readonly name: string;
  readonly children?: readonly Node[];
}

/** Those of the shop, each with the names above it. */
function flat(nodes: readonly Node[], above = ''): { value: string; label: string }[] {
  return nodes.flatMap(({ id, name, children = [] }) => {
    const label = above === '' ? name : `${above} / ${name}`;
    return [{ value: id, label }, ...flat(children, label)];
  });
}

function Categories({ value, onChange }: PickProps) {
  const { data } = useQuery({
    queryKey: ['resourceCategories'],
    queryFn: () => publicClient.call('resourceCategories', {}, { silent: true }),
  });
  return (
    <Select
      mode="multiple"
      aria-label="类目"
      placeholder="选类目，下面的都算"
      showSearch={{ optionFilterProp: 'label' }}
      maxCount={20}
      value={value}
      onChange={onChange}
      options={flat(data?.items ?? [])}
    />
  );
}

function Products({ value, onChange }: PickProps) {
  const [words, setWords] = useState('');
  const found = useRead('staffProductList', { query: words.trim() ? { words: words.trim() } : {} }, { isKept: true });
  // Those that were chosen keep their names when other words are looked for.
  const [chosen, setChosen] = useState<readonly { value: string; label: string }[]>([]);
  const options = (found.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const shown = [...chosen.filter((one) => options.every((option) => option.value !== one.value)), ...options];
  return (
    <Select
      mode="multiple"
      aria-label="商品"
      placeholder="按标题、编码或商品号找"
      showSearch={{ filterOption: false, onSearch: setWords }}
      maxCount={500}
      value={value}
      onChange={(ids: string[]) => {
        setChosen(shown.filter((one) => ids.includes(one.value)));
        onChange(ids);
      }}
      options={shown}
    />
  );
}
