import { Button } from 'antd';
import { say } from '../../../api/say.ts';
import { useRead } from '../../../api/useRead.ts';
import { useAddress } from '../../../ui/address/useAddress.ts';
import { CompensationForm } from '../../../ui/compensation/CompensationForm.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import styles from './Story.module.css';

/** A coupon for the buyer because something of this order went wrong: once. */
export function StoryCompensation({ no }: { no: string }) {
  const { query, change } = useAddress();
  const isOpen = query['give'] === no;
  const setIsOpen = (open: boolean) => change({ give: open ? no : undefined });
  const read = useRead('staffOrderCompensations', { params: { no } });
  const { isBusy, problem, send } = useSend('staffOrderCompensate');
  const found = read.data;
  const [given] = found?.given ?? [];
  const give = async (body: { readonly couponId: string; readonly reason: string }) => {
    if (!(await send({ params: { no }, body }))) return false;
    say.done('补好了，买家会收到消息');
    setIsOpen(false);
    return true;
  };
  return (
    <section className={styles['part']} aria-label="补偿">
      <h3>补偿</h3>
      {read.isError && !found && <LoadFailed what="能补的券" onRetry={() => void read.refetch()} />}
      {read.isPending && <p className="quiet">正在看补过没有…</p>}
      {given && (
        <p>
          {given.byName} 补过“{given.name}”：{given.reason}。一笔订单只补一次
        </p>
      )}
      {found && !given && !isOpen && <Button onClick={() => setIsOpen(true)}>补一张优惠券</Button>}
      {found && !given && isOpen && (
        <CompensationForm
          of={no}
          found={found}
          isBusy={isBusy}
          problem={problem}
          onGive={give}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}
