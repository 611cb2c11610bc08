import { rules } from '@jiwu/contract/rules';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { MoneyInput } from '../parts/MoneyInput.tsx';
import styles from './OpenBox.module.css';
import { sourceNames } from './unitWords.ts';

const sources = ['display', 'supplier', 'other'] as const;

/** 入库: which SKU it is of, its serial, where it comes from and what it stands in the books for. */
export function TakeInPage() {
  const [words, setWords] = useState('');
  const [skuId, setSkuId] = useState<string | null>(null);
  const [serial, setSerial] = useState('');
  const [source, setSource] = useState<(typeof sources)[number]>('display');
  const [sourceWords, setSourceWords] = useState('');
  const [bookFen, setBookFen] = useState<number | null>(null);
  const asked = words.trim();
  const found = useRead(
    'staffStockList',
    { query: { view: 'found', words: asked } },
    { enabled: asked !== '', isKept: true },
  );
  const { isBusy, problem, send } = useSend('staffUnitTakeIn');
  const go = useNavigate();
  const isSerial = rules.openBox.serialPattern.test(serial.trim());
  const take = async () => {
    if (!skuId) return;
    const body = { skuId, source, serial: serial.trim(), sourceWords: sourceWords.trim(), bookFen };
    const unit = await send({ body });
    if (unit) void go(`/units/${unit.id}`);
  };
  return (
    <>
      <PageHead
        title="开箱入库"
        about={
          <>
            这里是样品、供应商和其他；顾客退回的在 <Link to="/units/returned">退回待入库</Link>
          </>
        }
      />
      <Panel title="这一件">
        <div className={`${styles['form']} ${styles['narrow']}`}>
          <label htmlFor="unitSku">哪件商品</label>
          <Select
            id="unitSku"
            aria-label="哪件商品"
            placeholder="按标题、编码或商品号找"
            showSearch={{ filterOption: false, onSearch: setWords }}
            value={skuId}
            onChange={setSkuId}
            options={(found.data?.items ?? []).map((row) => ({
              value: row.skuId,
              label: [row.title, row.label, row.code].filter(Boolean).join('，'),
            }))}
          />
          <label htmlFor="unitSerial">序列号</label>
          <Input
            id="unitSerial"
            placeholder="扫码或输入"
            value={serial}
            onChange={({ target }) => setSerial(target.value)}
          />
          <label htmlFor="unitSource">来源</label>
          <Select
            id="unitSource"
            value={source}
            onChange={setSource}
            options={sources.map((value) => ({ value, label: sourceNames[value] }))}
          />
          <label htmlFor="unitSourceWords">来源说明，买家看得到</label>
          <Input
            id="unitSourceWords"
            maxLength={60}
            placeholder="例如 门店陈列三周"
            value={sourceWords}
            onChange={({ target }) => setSourceWords(target.value)}
          />
          <span>账面，可以空着</span>
          <MoneyInput label="账面" value={bookFen} onChange={setBookFen} />
          <FormProblem text={serial !== '' && !isSerial ? '序列号是 4 到 40 位字母、数字和短横' : problem} />
          <Button
            type="primary"
            loading={isBusy}
            disabled={!skuId || !isSerial || sourceWords.trim() === ''}
            onClick={() => void take()}
          >
            入库
          </Button>
        </div>
      </Panel>
    </>
  );
}
