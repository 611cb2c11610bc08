import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { ChangedMeanwhile } from '../../ui/form/ChangedMeanwhile.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSeen } from '../../ui/form/seen/useSeen.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from '../Marketing.module.css';
import { ProductPick } from '../parts/ProductPick.tsx';
import { fallbackChanges, fallbackKey } from './dealChanges.ts';
import { DealFields, type DealForm, emptyDeal, termsIn } from './DealFields.tsx';
import type { Deal } from './dealWords.ts';
import { SkuSelect } from './SkuSelect.tsx';

const { checkedAt } = rules.woot;

/** What takes the place of a draft when its goods have not come by the morning of its day. */
export function DealFallback({ deal }: { deal: Deal }) {
  const { id, version, fallback, day } = deal;
  const [isSetting, setIsSetting] = useState(false);
  const drop = useSend('staffWootFallback');
  const remove = async () => {
    if (await drop.send({ params: { id }, body: { fallback: null, version } })) say.done('不要候补了');
  };
  return (
    <Panel title="候补" note={`${day.slice(5)} ${checkedAt} 自动看一次库存`}>
      <p className="small">
        {fallback
          ? '到时货够了就发布这一款，不够就换成候补发布；两样都记审计'
          : '货还在路上的可以先定一个候补：到时货够了自动发布这一款，不够就发布候补。没有候补的要自己发布'}
      </p>
      {fallback && (
        <Facts
          rows={[
            ['换成', `${fallback.title}，${fallback.skuLabel || '默认'}`],
            ['一抢价', `¥${formatFen(fallback.priceFen)}`],
            ['件数', `${fallback.allocated} 件，每人 ${fallback.limitPerUser} 件`],
            ['一句话', fallback.note],
          ]}
        />
      )}
      {fallback?.problem && <FormProblem text={`${checkedAt} 两款都没发布成：${fallback.problem}`} />}
      <FormProblem text={drop.problem} />
      {isSetting ? (
        <FallbackForm deal={deal} onClose={() => setIsSetting(false)} />
      ) : (
        <div className={styles['acts']}>
          <Button onClick={() => setIsSetting(true)}>{fallback ? '换一个候补' : '定候补'}</Button>
          {fallback && (
            <Button loading={drop.isBusy} onClick={() => void remove()}>
              不要候补
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

function FallbackForm({ deal: { id, version, fallback: now }, onClose }: { deal: Deal; onClose: () => void }) {
  const [productId, setProductId] = useState<string | null>(null);
  const [skuId, setSkuId] = useState<string | null>(null);
  const [form, setForm] = useState<DealForm>(emptyDeal);
  const queries = useQueryClient();
  const { isBusy, problem, send, forget } = useSend('staffWootFallback');
  const terms = termsIn(form);
  const { seen, isChanged, accept } = useSeen({
    now,
    keyOf: fallbackKey,
    // What is typed here begins with nothing: whatever another decides meanwhile is to be seen first.
    mine: 'new',
    isBusy,
    follow: () => undefined,
  });
  const save = async () => {
    if (!terms || !skuId) return;
    const { priceFen, allocated, limitPerUser, note } = terms;
    const fallback = { skuId, priceFen, allocated, limitPerUser, note };
    if (await send({ params: { id }, body: { fallback, version } })) {
      say.done('候补定好了');
      onClose();
    } else await queries.invalidateQueries({ queryKey: ['staffWootList'] });
  };
  return (
    <div className={styles['form']}>
      <label htmlFor="fallbackProduct">候补是哪件商品</label>
      <ProductPick
        id="fallbackProduct"
        value={productId}
        onChange={(chosen) => {
          setProductId(chosen);
          setSkuId(null);
        }}
      />
      <label htmlFor="fallbackSku">候补是哪个规格，现在要有货</label>
      <SkuSelect id="fallbackSku" productId={productId} value={skuId} onChange={setSkuId} />
      <DealFields name="fallback" hasPosition={false} form={form} onChange={setForm} />
      {isChanged ? (
        <ChangedMeanwhile
          changes={fallbackChanges(seen, now)}
          onSeen={() => {
            accept();
            forget();
          }}
        />
      ) : (
        <FormProblem text={problem} />
      )}
      <div className={styles['acts']}>
        <Button type="primary" disabled={!terms || !skuId || isChanged} loading={isBusy} onClick={() => void save()}>
          定为候补
        </Button>
        <Button onClick={onClose}>不定了</Button>
      </div>
    </div>
  );
}
