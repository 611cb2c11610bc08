import type { StaffProduct } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, Popover } from 'antd';
import { useState } from 'react';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';

/** Off sale, and back. Both say why. */
export function ShelfActs({ product: { id, version, state } }: { product: StaffProduct }) {
  const [reason, setReason] = useState('');
  const withdraw = useSend('staffProductWithdraw');
  const relist = useSend('staffProductRelist');
  if (state === 'draft') return null;
  const isOn = state === 'onSale';
  const { send, isBusy, problem } = isOn ? withdraw : relist;
  const word = isOn ? '下架' : '重新上架';
  const form = (
    <div style={{ display: 'grid', gap: 8, width: 280 }}>
      <p>{isOn ? '有链接的人还看得到，不能再买；没付款的订单不受影响。' : '和下架前一样，立刻可以买。'}</p>
      <Input
        aria-label="理由"
        placeholder="理由"
        maxLength={rules.goods.product.reasonMax}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormProblem text={problem} />
      <Button
        type="primary"
        loading={isBusy}
        disabled={reason.trim() === ''}
        onClick={() => void send({ params: { id }, body: { version, reason } })}
      >
        {word}
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" content={form}>
      <Button>{word}</Button>
    </Popover>
  );
}
