import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { formatFen } from '../../../format/formatFen.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { userCache } from '../../../session/userCache.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { effectOrderQueries, type Payout, type PayoutPreview } from '../effectOrderQueries.ts';
import styles from './PayoutButton.module.css';

const { minPayoutFen } = rules.effectOrder;

/** Pays out everything that is payable: once, however often it is pressed. */
export function PayoutButton({ preview }: { preview: PayoutPreview }) {
  const client = useQueryClient();
  const { amountFen, waiting, needsSecondPerson } = preview;
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    try {
      const payout = await apiClient.call('payoutCreate', { body: { amountFen } }, { inline: true, idempotencyKey });
      showToast({ kind: 'success', text: doneText(payout) });
    } finally {
      // Also after a refusal: what is payable may have changed.
      await Promise.all([client.invalidateQueries({ queryKey: effectOrderQueries.all }), refreshRecord()]);
    }
  });
  const reason = whyNot(preview);
  return (
    <div className={styles['act']}>
      <FormProblem text={problem} />
      {reason === null ? (
        <Button look="filled" busy={isSending} onClick={() => void send(String(amountFen))}>
          {isSending ? '正在兑付' : `兑付 ${formatFen(amountFen)} 到余额`}
        </Button>
      ) : (
        <p className={styles['reason']}>{reason}</p>
      )}
      {reason === null && (
        <p className={styles['note']}>
          {needsSecondPerson
            ? `今天兑付超过 ${formatFen(rules.approval.aboveFen.payout)}，要等第二个人核对，最多 ${rules.approval.hours} 小时；核对完立即到账。`
            : '一次兑付全部，立即到账，同一笔只兑付一次。'}
        </p>
      )}
      {waiting && reason === null && <p className={styles['note']}>正在核对的那一笔不在里面。</p>}
    </div>
  );
}

function doneText({ state, amountFen }: Payout): string {
  return state === 'waiting' ? `已提交，${formatFen(amountFen)} 核对完就到余额` : `${formatFen(amountFen)} 已到余额`;
}

/** Why there is no button now; null when there is one. */
function whyNot({ amountFen, commissionFen, debtFen, waiting }: PayoutPreview): string | null {
  if (amountFen >= minPayoutFen) return null;
  if (commissionFen === 0 && waiting) return '其余的佣金结算后再来兑付。';
  if (debtFen > 0) return `还有 ${formatFen(debtFen)} 待扣，以后的佣金先抵它，抵完就能兑付。`;
  return `还差 ${formatFen(minPayoutFen - amountFen)} 就能兑付，结算的佣金会一直留着。`;
}

/** The balance stands in the user's record too. */
async function refreshRecord(): Promise<void> {
  await apiClient.call('userSelf', {}, { silent: true }).then(
    (operator) => userCache.update(operator),
    () => undefined,
  );
}
