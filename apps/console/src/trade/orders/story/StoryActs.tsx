import type { StaffOrderStory } from '@jiwu/contract';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useKeys } from '../../../ui/keys/useKeys.ts';
import { AddressForm } from '../acts/AddressForm.tsx';
import { DispatchForm } from '../acts/DispatchForm.tsx';
import { HoldForm } from '../acts/HoldForm.tsx';
import { InvoiceForm } from '../acts/InvoiceForm.tsx';
import { RefundForm } from '../acts/RefundForm.tsx';
import styles from './Story.module.css';

type Name = StaffOrderStory['actions'][number]['name'];
type Form = 'dispatch' | 'changeAddress' | 'hold' | 'refund' | 'issueInvoice';

const titles: Readonly<Record<Name, string>> = {
  dispatch: '发货',
  changeAddress: '改地址',
  hold: '暂不发货',
  release: '放行',
  remindPayment: '提醒付款',
  askCarrier: '再问承运商',
  refund: '替买家退款',
  issueInvoice: '登记发票号',
  close: '关闭订单',
  receive: '确认收货',
};

const keys: Readonly<Partial<Record<Name, string>>> = { dispatch: 'd' };

const forms: ReadonlySet<Name> = new Set<Form>(['dispatch', 'changeAddress', 'hold', 'refund', 'issueInvoice']);

/** What may be done now, and why not: by the role of whoever looks and the state of the order, as the server says. */
export function StoryActs({ story }: { story: StaffOrderStory }) {
  const [open, setOpen] = useState<Name | null>(null);
  const { order, parcels } = story;
  const close = () => setOpen(null);
  // What may be done comes first, in the shop's order.
  const ordered = story.actions.toSorted((one, other) => Number(other.allowed) - Number(one.allowed));
  const params = { no: order.no };
  const release = useSend('staffOrderRelease');
  const remind = useSend('staffOrderRemind');
  const ask = useSend('staffParcelAsk');
  const parcel = parcels.find(({ direction, state }) => direction === 'out' && state !== 'delivered');
  const direct: Readonly<Partial<Record<Name, () => Promise<unknown>>>> = {
    release: async () => (await release.send({ params, body: {} })) && say.done('已经放行'),
    remindPayment: async () => (await remind.send({ params, body: {} })) && say.done('已提醒买家付款'),
    askCarrier: async () =>
      parcel && (await ask.send({ params: { id: parcel.id }, body: {} })) && say.done('已向承运商问过'),
  };
  const start = (name: Name) => {
    if (forms.has(name)) setOpen(name);
    else void direct[name]?.();
  };
  const pressed = Object.entries(keys).flatMap(([name, key]) =>
    story.actions.some((action) => action.name === name && action.allowed) ? [[key, () => start(name as Name)]] : [],
  );
  useKeys(Object.fromEntries(pressed) as Record<string, () => void>);
  const form: Readonly<Record<Form, ReactNode>> = {
    dispatch: <DispatchForm order={order} onDone={close} />,
    changeAddress: <AddressForm story={story} onDone={close} />,
    hold: <HoldForm order={order} onDone={close} />,
    refund: <RefundForm order={order} onDone={close} />,
    issueInvoice: <InvoiceForm no={order.no} onDone={close} />,
  };
  return (
    <section className={styles['part']} aria-label="能做什么">
      <h3>能做什么</h3>
      <FormProblem text={release.problem ?? remind.problem ?? ask.problem} />
      <ul className={styles['acts']}>
        {ordered.map(({ name, allowed, reason }) => (
          <li key={name} data-off={allowed ? undefined : true}>
            <b>
              {!allowed && <Icon name="lock" size={12} />} {titles[name]}
            </b>
            <span>{reason}</span>
            {allowed && open !== name && (
              <Button
                onClick={() => start(name)}
                {...(name === 'dispatch' && open === null && { type: 'primary' as const })}
              >
                {titles[name]} {keys[name] && <kbd>{keys[name].toUpperCase()}</kbd>}
              </Button>
            )}
            {open === name && <div className={styles['form']}>{form[name as Form]}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
