import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber, Select } from 'antd';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import marketing from '../Marketing.module.css';
import { chanceWords, kindNames, type PrizeKind } from './drawWords.ts';
import { isCounted, type PrizeForm, worthFen } from './periodForm.ts';
import { PrizeSource } from './PrizeSource.tsx';

interface PrizeFieldsProps {
  readonly nth: number;
  /** It never runs out. */
  readonly isLast: boolean;
  readonly prize: PrizeForm;
  readonly onChange: (changes: Partial<PrizeForm>) => void;
  readonly onRemove: (() => void) | null;
}

const ofNothing = { amount: null, couponId: null, productId: null, skuId: null, valueYuan: null } as const;

/** One prize of the period that is being made. */
export function PrizeFields({ nth, isLast, prize, onChange, onRemove }: PrizeFieldsProps) {
  const { name, kind, weight, stock } = prize;
  const label = `第 ${nth} 份`;
  const kinds = rules.draw.prizeKinds.filter((one) => !isLast || !isCounted(one));
  return (
    <Panel
      title={isLast ? `${label}，最后一份` : label}
      note={weight ? `${chanceWords(weight)}，每份 ¥${formatFen(worthFen(prize))}` : '还没有权重'}
      extra={onRemove && <Button onClick={onRemove}>去掉第 {nth} 份</Button>}
    >
      <div className={marketing['form']}>
        <div className={marketing['row']}>
          <Select<PrizeKind>
            aria-label={`${label}是什么`}
            style={{ width: 120 }}
            value={kind}
            onChange={(next) =>
              onChange({ ...ofNothing, kind: next, ...(next === 'nothing' && name === '' && { name: '谢谢参与' }) })
            }
            options={kinds.map((value) => ({ value, label: kindNames[value] }))}
          />
          <Input
            aria-label={`${label}的名称，用户看得到`}
            placeholder="名称，用户看得到"
            style={{ width: 216 }}
            maxLength={30}
            value={name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <InputNumber
            aria-label={`${label}的权重`}
            prefix="权重"
            min={1}
            max={10_000}
            precision={0}
            value={weight}
            onChange={(value) => onChange({ weight: value })}
          />
          {isLast ? (
            <span className={marketing['said']}>不限量</span>
          ) : (
            <InputNumber
              aria-label={`${label}有多少，空着就不限`}
              prefix="一共"
              suffix="份"
              placeholder={isCounted(kind) ? '必填' : '不限'}
              min={1}
              max={1_000_000}
              precision={0}
              value={stock}
              onChange={(value) => onChange({ stock: value })}
            />
          )}
        </div>
        <PrizeSource label={label} prize={prize} onChange={onChange} />
      </div>
    </Panel>
  );
}
