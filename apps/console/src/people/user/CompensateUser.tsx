import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { CompensationForm } from '../../ui/compensation/CompensationForm.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';

/** A coupon for a user, for no order in particular. */
export function CompensateUser({ userId, onClose }: { userId: string; onClose: () => void }) {
  const read = useRead('staffUserCompensations', { params: { id: userId } });
  const { isBusy, problem, send } = useSend('staffUserCompensate');
  if (read.isError && !read.data) return <LoadFailed what="能补的券" onRetry={() => void read.refetch()} />;
  if (!read.data) return <p className="quiet">正在读…</p>;
  const give = async (body: { readonly couponId: string; readonly reason: string }) => {
    if (!(await send({ params: { id: userId }, body }))) return false;
    say.done('补好了，用户会收到消息');
    onClose();
    return true;
  };
  return (
    <CompensationForm of={userId} found={read.data} isBusy={isBusy} problem={problem} onGive={give} onClose={onClose} />
  );
}
