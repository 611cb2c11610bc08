import type { CallInput, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { MomentRangePicker } from '../../ui/time/pickers/MomentRangePicker.tsx';
import { sendLater } from '../../ui/undo/sendLater.ts';
import styles from './Advertisements.module.css';
import { effectWords, spanWords } from './outageWords.ts';

type Report = CallInput<Contract['staffOutageReport']>['body'];

const { places, placeTerms, outageDays, reason: reasonRule, word: wordRule } = rules.advertisement;
const nothing = { aim: null, fromAt: null, toAt: null, reason: '' } as const;

/** Reports that a place could not be seen. What it gives back can't be taken again, so it is sent ten seconds later, and says what it does. */
export function OutageForm() {
  const may = useMay();
  const [place, setPlace] = useState<Report['place']>('homeHero');
  const [form, setForm] = useState<{
    readonly aim: string | null;
    readonly fromAt: string | null;
    readonly toAt: string | null;
    readonly reason: string;
  }>(nothing);
  const set = (changes: Partial<typeof form>) => setForm((before) => ({ ...before, ...changes }));
  const { by } = placeTerms[place];
  const aim = form.aim?.trim() || null;
  const { fromAt, toAt } = form;
  const reason = form.reason.trim();
  const report = () => {
    if (!fromAt || !toAt) return;
    const body = {
      place,
      category: by === 'category' ? aim : null,
      word: by === 'word' ? aim : null,
      fromAt,
      toAt,
      reason,
    };
    const text = `登记“${placeTerms[place].name}”${spanWords({ fromAt, toAt })} 没能展示，满了就退`;
    sendLater(text, 'staffOutageReport', { body }, ({ refundedDays, refundedFen }) =>
      refundedDays === 0
        ? '登记好了，没有要退的'
        : `登记好了，退了 ${refundedDays} 天，一共 ¥${formatFen(refundedFen)}`,
    );
    setForm(nothing);
  };
  if (!may('staffOutageReport')) return null;
  return (
    <Panel title="登记一段" note={`最近 ${outageDays} 天里的，起止在同一天`}>
      <div className={styles['form']}>
        <label htmlFor="outagePlace">哪个位置</label>
        <Select
          id="outagePlace"
          value={place}
          onChange={(value) => {
            setPlace(value);
            set({ aim: null });
          }}
          options={places.map((value) => ({ value, label: placeTerms[value].name }))}
        />
        {by === 'category' && <CategorySelect value={aim} onChange={(value) => set({ aim: value })} />}
        {by === 'word' && (
          <Input
            aria-label="哪个词，空着就是全部的词"
            placeholder="哪个词，空着就是全部的词"
            maxLength={wordRule.max}
            value={form.aim ?? ''}
            onChange={({ target }) => set({ aim: target.value })}
          />
        )}
        <span>什么时候</span>
        <MomentRangePicker
          label="什么时候没能展示"
          from={fromAt}
          until={toAt}
          onChange={(from, until) => set({ fromAt: from, toAt: until })}
        />
        <label htmlFor="outageReason">原因</label>
        <Input
          id="outageReason"
          placeholder="例如：搜索服务中断"
          maxLength={reasonRule.max}
          value={form.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        {fromAt && toAt && <p aria-live="polite">{effectWords({ fromAt, toAt })}</p>}
        <Button type="primary" disabled={!fromAt || !toAt || reason === ''} onClick={report}>
          登记，满了就退
        </Button>
        <p className="quiet small">按下以后 10 秒里还能撤回；再往后就退到余额，商户收到通知，不能改、不能撤。</p>
      </div>
    </Panel>
  );
}

function CategorySelect({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const items = useRead('staffCategoryList', {}).data?.items ?? [];
  return (
    <Select
      aria-label="哪个分类，空着就是全部分类"
      placeholder="哪个分类，空着就是全部分类"
      allowClear
      value={value}
      onChange={(id?: string) => onChange(id ?? null)}
      options={items.filter(({ level }) => level === 1).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
