import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { focusOnShow } from '../../../ui/focus/focusOnShow.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useKeys } from '../../../ui/keys/useKeys.ts';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { sendLater } from '../../../ui/undo/sendLater.ts';
import { plainTracking, useCarriers } from '../acts/useCarriers.ts';
import { PickList } from './PickList.tsx';
import styles from './Batch.module.css';

type Preflight = Answer<Contract['staffDispatchPreflight']>;

interface BatchBarProps {
  readonly nos: readonly string[];
  readonly onChange: (nos: readonly string[]) => void;
}

/** What is selected: which can go and which not, one number for each parcel, and all of them sent together. */
export function BatchBar({ nos, onChange }: BatchBarProps) {
  const carriers = useCarriers();
  const [carrier, setCarrier] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const body = { nos: [...nos] };
  const { data } = useQuery<Preflight>({
    queryKey: ['staffDispatchPreflight', body],
    queryFn: () => client.call('staffDispatchPreflight', { body }, { silent: true }),
  });
  const stopped = data?.items.filter(({ obstacle }) => obstacle !== null) ?? [];
  const going = data?.items.filter(({ obstacle }) => obstacle === null) ?? [];
  const send = () => {
    const chosen = carrier ?? carriers.first;
    const rows = going.map(({ no }) => ({ no, carrier: chosen, trackingNo: plainTracking(numbers[no] ?? '') }));
    const wrong = rows.find(({ trackingNo }) => !rules.order.trackingPattern.test(trackingNo));
    const isTwice = new Set(rows.map(({ trackingNo }) => trackingNo)).size < rows.length;
    if (wrong) setProblem(`${wrong.no} 的运单号要 8 到 30 位字母或数字`);
    else if (isTwice) setProblem('有两笔的运单号相同');
    else {
      carriers.remember(chosen);
      sendLater(`批量发货 ${rows.length} 笔`, 'staffDispatchBatch', { body: { rows } }, ({ counts }) =>
        counts.refused > 0 ? `发出 ${counts.sent} 笔，${counts.refused} 笔没有发` : `发出 ${counts.sent} 笔`,
      );
      onChange([]);
    }
  };
  useKeys({ d: () => setIsOpen(true) });
  return (
    <section className={styles['bar']} aria-label="已选的订单">
      <header>
        <b>已选 {nos.length} 笔</b>
        {data && (
          <span>
            {data.pieces} 件，实付 ¥{formatFen(data.payFen)}
          </span>
        )}
        {stopped.length > 0 && (
          <span className={styles['stopped']}>
            <Icon name="lock" size={12} /> {stopped.length} 笔现在不能发：{whyStopped(stopped)}
            <Button type="link" size="small" onClick={() => onChange(going.map(({ no }) => no))}>
              从选中里去掉
            </Button>
          </span>
        )}
        <Button type="text" onClick={() => onChange([])}>
          取消选择 <kbd>Esc</kbd>
        </Button>
      </header>
      {isOpen && (
        <ol>
          {going.map(({ no, pieces }, nth) => (
            <li key={no}>
              <span>{no}</span>
              <em>{pieces} 件</em>
              <Input
                {...(nth === 0 && { ref: focusOnShow })}
                aria-label={`${no} 的运单号`}
                placeholder="运单号，扫完自动到下一笔"
                value={numbers[no] ?? ''}
                onChange={({ target }) => setNumbers({ ...numbers, [no]: target.value })}
                onPressEnter={({ currentTarget }) =>
                  currentTarget.closest('li')?.nextElementSibling?.querySelector('input')?.focus()
                }
              />
            </li>
          ))}
        </ol>
      )}
      <FormProblem text={problem} />
      <footer>
        <span>承运商</span>
        <Select
          aria-label="承运商"
          value={carrier ?? carriers.first}
          options={carriers.options}
          onChange={setCarrier}
        />
        <span className="quiet small">按下后 10 秒才提交，可撤</span>
        <PickList nos={nos} />
        {isOpen ? (
          <Button type="primary" disabled={going.length === 0} onClick={send}>
            批量发货 {going.length} 笔，{data?.pieces ?? 0} 件
          </Button>
        ) : (
          <Button type="primary" disabled={going.length === 0} onClick={() => setIsOpen(true)}>
            填运单号，发 {going.length} 笔 <kbd>D</kbd>
          </Button>
        )}
      </footer>
    </section>
  );
}

/** 1 笔地址待确认，2 笔有未结售后 */
function whyStopped(items: Preflight['items']): string {
  const byReason = Map.groupBy(items, ({ reason }) => reason);
  return [...byReason].map(([reason, own]) => `${own.length} 笔${reason}`).join('，');
}
