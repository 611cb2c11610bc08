import { Button } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { DealChecks } from './DealChecks.tsx';
import { DealFields, emptyDeal, termsIn } from './DealFields.tsx';
import styles from '../Marketing.module.css';
import { ProductPick } from '../parts/ProductPick.tsx';
import { type Candidate, dayWords } from './dealWords.ts';
import { SkuSelect } from './SkuSelect.tsx';

interface NewDealProps {
  readonly day: string;
  /** Of a candidate of the pool; undefined: goods are chosen here. */
  readonly skuId: string | undefined;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** One more deal of a day, of goods that are chosen here or out of the pool. */
export function NewDeal({ skuId, ...props }: NewDealProps) {
  return skuId === undefined ? <DealForm {...props} candidate={null} /> : <DealOfPool {...props} skuId={skuId} />;
}

/** The candidate as it was found: once it is planned it leaves the pool, while its form is still open. */
function DealOfPool({ skuId, ...props }: NewDealProps & { readonly skuId: string }) {
  const read = useRead('staffWootCandidates', {});
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const found = read.data?.items.find((one) => one.skuId === skuId);
  if (!candidate && found) setCandidate(found);
  if (candidate) return <DealForm {...props} candidate={candidate} />;
  return (
    <Panel title={`${dayWords(props.day)}，新的一款`} extra={<Button onClick={props.onClose}>关闭</Button>}>
      {read.isLoadingError && <LoadFailed what="备选池" onRetry={() => void read.refetch()} />}
      {read.isPending && <p className="quiet">正在看备选池…</p>}
      {read.data && (
        <StateMessage icon="box" title="已不在备选池">
          可能排上了别的日子，或被移出了
        </StateMessage>
      )}
    </Panel>
  );
}

type FormProps = Omit<NewDealProps, 'skuId'> & { readonly candidate: Candidate | null };

/** A draft: nothing is set aside before it is published. */
function DealForm({ day, candidate, onMade, onClose }: FormProps) {
  const [skuId, setSkuId] = useState(candidate?.skuId ?? null);
  const [form, setForm] = useState(() =>
    candidate ? { ...emptyDeal, priceYuan: candidate.priceFen / 100, note: candidate.note } : emptyDeal,
  );
  const [productId, setProductId] = useState(candidate?.productId ?? null);
  const { isBusy, problem, send } = useSend('staffWootCreate');
  const terms = termsIn(form);
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
          {candidate ? (
            <p>
              {candidate.title}，{candidate.skuLabel || '默认'}
            </p>
          ) : (
            <>
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
              <SkuSelect id="dealSku" productId={productId} value={skuId} onChange={setSkuId} />
            </>
          )}
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
