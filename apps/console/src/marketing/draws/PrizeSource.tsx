import { rules } from '@jiwu/contract/rules';
import { InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { useRead } from '../../api/useRead.ts';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import marketing from '../Marketing.module.css';
import { ProductPick } from '../parts/ProductPick.tsx';
import { termsWords } from '../../ui/words/couponWords.ts';
import type { PrizeKind } from './drawWords.ts';
import type { PrizeForm } from './periodForm.ts';

interface PrizeSourceProps {
  readonly label: string;
  readonly prize: PrizeForm;
  readonly onChange: (changes: Partial<PrizeForm>) => void;
}

/** What the prize gives, by its kind; a missing kind does not compile. */
const byKind: Readonly<Record<PrizeKind, (props: PrizeSourceProps) => ReactNode>> = {
  coupon: (props) => <CouponPrize {...props} />,
  integral: (props) => <Amount {...props} words="给多少" unit="积分" max={rules.draw.maxValueFen} />,
  vipDays: (props) => <Amount {...props} words="给几天" unit="天" max={rules.vip.terms.year.days} />,
  balance: (props) => <Amount {...props} words="给多少" unit="元" max={rules.draw.maxValueFen / 100} precision={2} />,
  goods: (props) => <GoodsPrize {...props} />,
  nothing: () => null,
};

export function PrizeSource(props: PrizeSourceProps) {
  return byKind[props.prize.kind](props);
}

interface AmountProps extends PrizeSourceProps {
  readonly words: string;
  readonly unit: string;
  readonly max: number;
  readonly precision?: number;
}

function Amount({ label, prize, onChange, words, unit, max, precision = 0 }: AmountProps) {
  return (
    <div className={marketing['row']}>
      <InputNumber
        aria-label={`${label}${words}`}
        prefix={words}
        suffix={unit}
        min={precision === 0 ? 1 : 0.01}
        max={max}
        precision={precision}
        value={prize.amount}
        onChange={(amount) => onChange({ amount })}
      />
    </div>
  );
}

/** Only coupons that nobody can claim by themselves can be promised. */
function CouponPrize({ label, prize, onChange }: PrizeSourceProps) {
  const { rows } = useCursorList('staffCouponList', { view: 'open' });
  return (
    <div className={marketing['row']}>
      <Select
        aria-label={`${label}是哪张券`}
        placeholder="哪张券，要不公开领的"
        style={{ width: 368 }}
        value={prize.couponId}
        onChange={(couponId) => onChange({ couponId })}
        options={rows
          .filter(({ isPublic }) => !isPublic)
          .map((coupon) => ({ value: coupon.id, label: `${coupon.name}，${termsWords(coupon)}` }))}
      />
      <Value label={label} prize={prize} onChange={onChange} />
    </div>
  );
}

function GoodsPrize({ label, prize, onChange }: PrizeSourceProps) {
  const { productId, skuId } = prize;
  const product = useRead('staffProductGet', { params: { id: productId ?? '' } }, { enabled: productId !== null });
  const skus = product.data?.live?.skus ?? [];
  const facts = new Map((product.data?.skus ?? []).map((sku) => [sku.skuId, sku]));
  const id = `prize${prize.key}`;
  const choose = (next: string) => {
    const priceFen = skus.find((sku) => sku.id === next)?.priceFen ?? 0;
    onChange({ skuId: next, valueYuan: priceFen / 100 });
  };
  return (
    <>
      <label htmlFor={id}>哪件商品</label>
      <ProductPick id={id} value={productId} onChange={(next) => onChange({ productId: next, skuId: null })} />
      <div className={marketing['row']}>
        <Select
          aria-label={`${label}是哪个规格`}
          placeholder="哪个规格"
          style={{ width: 368 }}
          disabled={skus.length === 0}
          value={skuId}
          onChange={choose}
          options={skus.map((sku) => ({
            value: sku.id,
            label: `${sku.optionValues.join('，') || '默认'}，可用 ${facts.get(sku.id)?.available ?? 0} 件`,
          }))}
        />
        <Value label={label} prize={prize} onChange={onChange} />
      </div>
    </>
  );
}

function Value({ label, prize, onChange }: PrizeSourceProps) {
  return (
    <InputNumber
      aria-label={`${label}每份值多少`}
      prefix="每份值"
      suffix="元"
      min={0}
      max={rules.draw.maxValueFen / 100}
      precision={2}
      value={prize.valueYuan}
      onChange={(valueYuan) => onChange({ valueYuan })}
    />
  );
}
