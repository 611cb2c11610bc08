import { Button, Select } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { DealChecks } from './DealChecks.tsx';
import { DealFields, type DealForm, emptyDeal, termsIn } from './DealFields.tsx';
import styles from '../Marketing.module.css';
import { ProductPick } from '../parts/ProductPick.tsx';
import { dayWords } from './dealWords.ts';

interface NewDealProps {
  readonly day: string;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** One more deal of a day, as a draft: nothing is set aside before it is published. */
export function NewDeal({ day, onMade, onClose }: NewDealProps) {
  const [skuId, setSkuId] = useState<string | null>(null);
  const [form, setForm] = useState<DealForm>(emptyDeal);
  const [productId, setProductId] = useState<string | null>(null);
  const product = useRead('staffProductGet', { params: { id: productId ?? '' } }, { enabled: productId !== null });
  const { isBusy, problem, send } = useSend('staffWootCreate');
  const terms = termsIn(form);
  const stock = new Map((product.data?.skus ?? []).map((sku) => [sku.skuId, sku.available]));
  const make = async () => {
    if (!skuId || !terms) return;
    const made = await send({ body: { ...terms, day, skuId } });
    if (!made) return;
    say.done('草稿已存，发布以后留出库存');
    onMade(made.id);
  };
  return (
    <>
      <Panel title={`${dayWords(day)}，新的一款`} extra={<Button onClick={onClose}>关闭</Button>}>
        <div className={styles['form']}>
          <label htmlFor="dealProduct">哪件商品</label>
          <ProductPick
            id="dealProduct"
            value={productId}
            onChange={(id) => {
              setProductId(id);
              setSkuId(null);
            }}
          />
          <label htmlFor="dealSku">哪个规格</label>
          <Select
            id="dealSku"
            placeholder="先选商品"
            disabled={!product.data?.live}
            value={skuId}
            onChange={setSkuId}
            options={(product.data?.live?.skus ?? []).map(({ id, optionValues, code }) => ({
              value: id,
              label: [optionValues.join('，') || '默认', code, `可用 ${stock.get(id) ?? 0} 件`].join('，'),
            }))}
          />
          <DealFields form={form} onChange={setForm} />
          <FormProblem text={problem} />
          <Button type="primary" disabled={!skuId || !terms} loading={isBusy} onClick={() => void make()}>
            存草稿
          </Button>
        </div>
      </Panel>
      {productId && skuId && terms && (
        <DealChecks productId={productId} skuId={skuId} day={day} priceFen={terms.priceFen} pieces={terms.allocated} />
      )}
    </>
  );
}
