import { rules } from '@jiwu/contract/rules';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { momentWords } from '../../../format/momentWords.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { PayoutPreview } from '../effectOrderQueries.ts';
import { PayoutButton } from './PayoutButton.tsx';
import styles from './PayoutCard.module.css';

interface PayoutCardProps {
  preview: PayoutPreview | undefined;
  onOpen: (payoutId: string) => void;
}

const { minPayoutFen } = rules.effectOrder;

/** How much there is, what becomes of the balance, and the one button. */
export function PayoutCard({ preview, onOpen }: PayoutCardProps) {
  return (
    <Panel title="可兑付" hidesTitle="always">
      <div className={styles['card']} aria-busy={!preview}>
        <span className={styles['label']}>可兑付</span>
        <p className={styles['big']} aria-live="polite">
          {preview ? formatFen(preview.amountFen) : <i />}
        </p>
        <p className={styles['note']}>
          {preview ? `${formatCount(preview.count)} 笔已结算，满 ${formatFen(minPayoutFen)} 就能兑付` : ''}
        </p>
        {preview?.waiting && <Waiting preview={preview} waiting={preview.waiting} onOpen={onOpen} />}
        {preview && preview.takenFen > 0 && (
          <p className={styles['taken']}>
            扣回前 {formatFen(preview.commissionFen)}，扣回 {formatFen(preview.takenFen)}，{takenWords(preview)}
          </p>
        )}
        <Flow preview={preview} />
        {preview ? <PayoutButton preview={preview} /> : <span className={styles['button']} />}
      </div>
    </Panel>
  );
}

function takenWords({ debtFen }: PayoutPreview): string {
  return debtFen > 0
    ? `因为兑付过的订单后来退了款；还差 ${formatFen(debtFen)} 从以后的佣金里减。`
    : '因为兑付过的订单后来退了款。';
}

interface WaitingProps {
  preview: PayoutPreview;
  waiting: NonNullable<PayoutPreview['waiting']>;
  onOpen: (payoutId: string) => void;
}

/** A payout above the limit of a day: still the user's, and held until a second person has looked at it. */
function Waiting({ preview: { now }, waiting: { id, amountFen, no, lapsesAt }, onOpen }: WaitingProps) {
  return (
    <div className={styles['waiting']} role="status">
      <b>{`${formatFen(amountFen)} 正在核对`}</b>
      <p>
        一天兑付超过 {formatFen(rules.approval.aboveFen.payout)} 要由第二个人核对
        {lapsesAt && `，最晚${momentWords(lapsesAt, now)} 有结果`}。核对完立即到余额；没有通过会退回可兑付。
      </p>
      <TextButton onClick={() => onOpen(id)}>{no}</TextButton>
    </div>
  );
}

/** The sum that the button does, before it is pressed. */
function Flow({ preview }: { preview: PayoutPreview | undefined }) {
  const parts = [
    { label: '现在的余额', fen: preview?.balanceFen },
    { label: '这次兑付', fen: preview?.amountFen },
    { label: '兑付后的余额', fen: preview && preview.balanceFen + preview.amountFen },
  ];
  return (
    <dl className={styles['flow']}>
      {parts.map(({ label, fen }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fen === undefined ? <i /> : formatFen(fen)}</dd>
        </div>
      ))}
    </dl>
  );
}
