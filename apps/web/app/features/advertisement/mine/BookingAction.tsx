import { useState } from 'react';
import { formatFen } from '../../../format/formatFen.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { type Booking, loadClient } from '../adQueries.ts';
import { spanWords } from '../days.ts';
import { type Draft, draftOf } from '../Draft.ts';
import { BookingHistory } from './BookingHistory.tsx';

interface BookingActionProps {
  booking: Booking;
  onChanged: () => void;
  onRepeat: (booking: Booking, draft: Draft) => void;
}

/** What one would do next with a booking. */
export function BookingAction({ booking, onChanged, onRepeat }: BookingActionProps) {
  const [isHistory, setHistory] = useState(false);
  if (booking.mayCancel) return <Cancel booking={booking} onChanged={onChanged} />;
  switch (booking.state) {
    case 'waiting':
    case 'approved':
    case 'shown':
      return <ButtonLink to={booking.landing}>看落地页</ButtonLink>;
    case 'ended':
    case 'cancelled':
      return <Button onClick={() => onRepeat(booking, draftOf(booking, true))}>再投一次</Button>;
    case 'refused':
    case 'expired':
    case 'takenDown':
      return (
        <>
          <TextButton label={`${booking.title}，看审核记录`} onClick={() => setHistory(true)}>
            看审核记录
          </TextButton>
          {isHistory && <BookingHistory booking={booking} onClose={() => setHistory(false)} />}
        </>
      );
  }
}

/** Before the first day, all of the money goes back; the days are free for others at once, so that it is asked first. */
function Cancel({ booking, onChanged }: Pick<BookingActionProps, 'booking' | 'onChanged'>) {
  const { id, title, amountFen, fromDay, toDay } = booking;
  const [isAsked, setAsked] = useState(false);
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    const client = await loadClient();
    await client.call('advertisementCancel', { params: { id }, body: {} }, { inline: true, idempotencyKey });
    setAsked(false);
    showToast({ kind: 'success', text: `已取消，${formatFen(amountFen)} 已退回余额` });
    onChanged();
  });
  const words = `取消，退 ${formatFen(amountFen)}`;
  return (
    <>
      <Button onClick={() => setAsked(true)}>{words}</Button>
      {isAsked && (
        <ConfirmDialog
          title={`取消“${title}”`}
          text={`${formatFen(amountFen)} 全部退回余额，马上到账。${spanWords({ first: fromDay, last: toDay })} 会放出来，别人可以订。`}
          confirm={{ label: '取消投放', busyLabel: '正在取消', onPress: () => void send(id) }}
          isBusy={isSending}
          problem={problem}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
