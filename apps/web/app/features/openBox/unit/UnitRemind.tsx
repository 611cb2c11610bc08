import { useState } from 'react';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import type { ReminderOf } from '../openBoxCalls.ts';
import { reminderOf } from './reminderOf.ts';
import styles from './UnitRemind.module.css';
import type { UnitView } from './useUnitView.ts';

const labels: Readonly<Record<ReminderOf, string>> = { drop: '降价时告诉我', listed: '同款上新告诉我' };

/** One notice, once: when the price of this unit falls, or, where it cannot, when another unit of the product comes. */
export function UnitRemind({ view: { unit, standing, isGuest, mine, refresh } }: { view: UnitView }) {
  const [isSending, setSending] = useState(false);
  const of = reminderOf(standing, unit);
  if (of === null) return null;
  const id = of === 'drop' ? unit.id : unit.productId;
  const isSet = mine?.reminded[of].includes(id) ?? false;
  if (isGuest) return <LoginLink className={styles['button']}>{labels[of]}</LoginLink>;

  async function remind(wanted: ReminderOf) {
    setSending(true);
    try {
      const { openBoxCalls } = await import('../openBoxCalls.ts');
      await openBoxCalls.remind(wanted, id);
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : '没有设好，请再试一次' });
    }
    refresh();
    setSending(false);
  }

  const isOff = isSending || isSet;
  return (
    <button
      type="button"
      className={styles['button']}
      data-set={isSet || undefined}
      aria-disabled={isOff || undefined}
      aria-busy={isSending || undefined}
      onClick={isOff ? undefined : () => void remind(of)}
    >
      {isSet ? '已设提醒' : labels[of]}
    </button>
  );
}
