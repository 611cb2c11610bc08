import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { CopyText } from '../../../ui/copy/CopyText.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { apiClient } from '../../../session/apiClient.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { type AfterSale, orderQueries } from '../orderQueries.ts';
import { useSend } from '../../../ui/form/useSend.ts';
import styles from './ReturnParcel.module.css';

interface ReturnParcelProps {
  afterSale: AfterSale;
  onSent: () => void;
}

/** Where the goods go back to, and by which parcel. */
export function ReturnParcel({ afterSale, onSent }: ReturnParcelProps) {
  const { returnTo, parcel, state } = afterSale;
  if (!returnTo && !parcel) return null;
  return (
    <section className={styles['parcel']} aria-label="寄回">
      <h4>寄回</h4>
      {returnTo && (
        <p>
          {returnTo.recipient}　{returnTo.phoneNumber}
          <br />
          {returnTo.address}{' '}
          <CopyText text={`${returnTo.recipient} ${returnTo.phoneNumber} ${returnTo.address}`} what="寄回地址" />
        </p>
      )}
      {parcel && (
        <p>
          {parcel.carrierName} {parcel.trackingNo} <CopyText text={parcel.trackingNo} what="快递单号" />
        </p>
      )}
      {state === 'awaitingReturn' && <ParcelForm id={afterSale.id} onSent={onSent} />}
    </section>
  );
}

function ParcelForm({ id, onSent }: { id: string; onSent: () => void }) {
  const { data: carriers = [] } = useQuery(orderQueries.carriers());
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const field = useId();
  const carrier = chosen || (carriers[0]?.id ?? '');
  const trackingNo = typed.replaceAll(/\s/g, '').toUpperCase();
  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    const input = { params: { id }, body: { carrier, trackingNo } };
    await apiClient.call('afterSaleParcel', input, { silent: true, idempotencyKey });
    onSent();
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (rules.order.trackingPattern.test(trackingNo)) void send(`${carrier} ${trackingNo}`);
    else setProblem('快递单号不对，请照面单上的数字和字母填写');
  }

  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <label htmlFor={`${field}-carrier`}>快递公司</label>
      <select id={`${field}-carrier`} value={carrier} onChange={({ target }) => setChosen(target.value)}>
        {carriers.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <label htmlFor={`${field}-no`}>快递单号</label>
      <input
        id={`${field}-no`}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(null);
        }}
      />
      <FormProblem text={problem} />
      <ActionButton look="filled" busy={isSending} isSubmit>
        {isSending ? '正在提交' : '我已寄出'}
      </ActionButton>
    </form>
  );
}
