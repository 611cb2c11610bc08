import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Button, InputNumber, Radio } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { say } from '../../api/say.ts';
import { ChangedMeanwhile } from '../../ui/form/ChangedMeanwhile.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSeen } from '../../ui/form/seen/useSeen.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { percent } from '../../ui/money/percent.ts';
import styles from '../Marketing.module.css';
import { ownWords } from './rateWords.ts';

interface RateFormProps {
  readonly of: { readonly kind: 'product' | 'category'; readonly id: string };
  /** Null: it says nothing itself. */
  readonly rateBp: number | null;
  /** What holds without a rate of its own. */
  readonly aboveBp: number;
  /** Whose rate that is: 按类目. */
  readonly above: string;
}

/** A rate of its own, or that of what stands above. It holds for orders that are paid from now on. */
export function RateForm({ of: { kind, id }, rateBp, aboveBp, above }: RateFormProps) {
  const [isOwn, setIsOwn] = useState(rateBp !== null);
  const [value, setValue] = useState(inPercent(rateBp));
  const queries = useQueryClient();
  const ofProduct = useSend('staffProductCommission');
  const ofCategory = useSend('staffCategoryCommission');
  const { isBusy, problem, send, forget } = { product: ofProduct, category: ofCategory }[kind];
  const nextBp = isOwn && value !== null ? Math.round(value * 100) : null;
  const isWhole = !isOwn || value !== null;
  const { seen, isChanged, accept, saved } = useSeen({
    now: rateBp,
    keyOf: String,
    mine: isWhole ? String(nextBp) : '',
    isBusy,
    follow(bp) {
      setIsOwn(bp !== null);
      setValue(inPercent(bp));
    },
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await send({ params: { id }, body: { rateBp: nextBp, wasBp: rateBp } })) {
      saved();
      say.done('定好了，从现在起付款的订单按它算');
    } else await queries.invalidateQueries();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <span>按哪个比例</span>
      <Radio.Group
        aria-label="按哪个比例"
        value={isOwn}
        onChange={({ target }) => setIsOwn(target.value as boolean)}
        options={[
          { value: false, label: `${above}，${percent(aboveBp)}` },
          { value: true, label: '自己定' },
        ]}
      />
      {isOwn && (
        <InputNumber
          aria-label="佣金比例"
          suffix="%"
          min={0}
          max={rules.celebrity.maxRateBp / 100}
          precision={2}
          value={value}
          onChange={setValue}
        />
      )}
      <p className="small">
        {isOwn && value === 0 ? '0% 是没有佣金，页面上也不写“广告”。' : ''}
        按商品实付算，不含运费；已经付款的订单不变。
      </p>
      {isChanged ? (
        <ChangedMeanwhile
          changes={[{ name: '佣金', before: ownWords(seen), now: ownWords(rateBp) }]}
          onSeen={() => {
            accept();
            forget();
          }}
        />
      ) : (
        <FormProblem text={problem} />
      )}
      <div className={styles['acts']}>
        <Button type="primary" htmlType="submit" disabled={!isWhole || isChanged || nextBp === rateBp} loading={isBusy}>
          {nextBp === null ? `${above}，${percent(aboveBp)}` : `定为 ${percent(nextBp)}`}
        </Button>
      </div>
    </form>
  );
}

const inPercent = (bp: number | null) => (bp === null ? null : bp / 100);
