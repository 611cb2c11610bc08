import { Select } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { skuChoices } from './skuChoices.ts';

interface SkuSelectProps {
  readonly id: string;
  readonly productId: string | null;
  readonly value: string | null;
  readonly onChange: (skuId: string) => void;
}

/** One SKU of a product, each with what can be set aside of it now; what is not on sale can't be chosen. */
export function SkuSelect({ id, productId, value, onChange }: SkuSelectProps) {
  const product = useRead('staffProductGet', { params: { id: productId ?? '' } }, { enabled: productId !== null });
  if (product.isLoadingError) return <LoadFailed what="这件商品的规格" onRetry={() => void product.refetch()} />;
  const choices = product.data && skuChoices(product.data);
  return (
    <Select
      id={id}
      placeholder={placeholderOf(productId, choices?.length)}
      disabled={!choices || choices.length === 0}
      loading={productId !== null && !choices}
      value={value}
      onChange={onChange}
      options={choices ?? []}
    />
  );
}

function placeholderOf(productId: string | null, count: number | undefined): string {
  if (productId === null) return '先选商品';
  if (count === undefined) return '正在读规格…';
  return count === 0 ? '这件商品没有规格' : '选一个规格';
}
