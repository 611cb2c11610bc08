import type { LedgerTransfer } from '@jiwu/contract';
import { Icon } from '../ui/icon/Icon.tsx';
import { formatFen } from '../ui/money/formatFen.ts';
import { formatAmount, sideName } from './ledgerWords.ts';
import styles from './Money.module.css';

interface Side {
  readonly name: string;
  readonly note?: string | undefined;
}

/** Both sides of what is moved: who gives, how much, who receives. */
export function Legs({ from, to, amount, words }: { from: Side; to: Side; amount: string; words?: string }) {
  return (
    <div className={styles['legs']}>
      <div>
        <span>付出</span>
        <b>{from.name}</b>
        {from.note && <span>{from.note}</span>}
      </div>
      <div>
        <Icon name="forward" />
        <b>{amount}</b>
        {words && <span>{words}</span>}
      </div>
      <div>
        <span>收到</span>
        <b>{to.name}</b>
        {to.note && <span>{to.note}</span>}
      </div>
    </div>
  );
}

const phaseNames: Readonly<Record<LedgerTransfer['phase'], string>> = {
  posted: '已过账',
  pending: '占住',
  post: '占住的过账',
  void: '占住的放开',
};

export function TransferLegs({
  transfer,
  balances,
}: {
  transfer: LedgerTransfer;
  balances?: { readonly from: number | null; readonly to: number | null };
}) {
  const { from, to, amount, currency, phase } = transfer;
  const note = (side: LedgerTransfer['from'], after: number | null | undefined) =>
    side.owner === null
      ? '店里账户，不逐笔记余额'
      : after === null || after === undefined
        ? undefined
        : `之后 ${formatAmount(after, currency)}`;
  return (
    <Legs
      from={{ name: sideName(from), note: note(from, balances?.from) }}
      to={{ name: sideName(to), note: note(to, balances?.to) }}
      amount={formatAmount(amount, currency)}
      words={phaseNames[phase]}
    />
  );
}

export const yuan = (fen: number): string => `¥${formatFen(fen)}`;
