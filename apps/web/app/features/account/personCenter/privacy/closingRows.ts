import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { formatDay } from '../../../../format/formatTime.ts';
import { formatFen } from '../../../../format/formatFen.ts';

export type Closing = Answer<Contract['userClosing']>;

export interface ClosingRow {
  readonly label: string;
  readonly fen: number;
}

interface ClosingRows {
  /** How much of what the account holds comes back, where that is not all of it: the rows add up to the sum. */
  readonly sum: readonly ClosingRow[];
  /** Where it goes: they add up to the same. */
  readonly back: readonly ClosingRow[];
  readonly lapses: readonly ClosingRow[];
}

/** What comes back and where, and what does not, each in its own line. */
export function closingRows(closing: Closing): ClosingRows {
  const { byGateway, byBankFen, commissionFen, lapsesFen, withheldFen, totalFen } = closing;
  const bonusFen = lapsesFen - withheldFen;
  const ofCommission = commissionFen > 0 ? `，含佣金 ${formatFen(commissionFen)}` : '';
  return {
    sum:
      withheldFen > 0
        ? [
            { label: commissionFen > 0 ? '剩下的本金和佣金' : '剩下的本金', fen: totalFen + withheldFen },
            { label: '已用掉的赠金，从本金里扣除', fen: -withheldFen },
          ]
        : [],
    back: [
      ...byGateway.map(({ gateway, amountFen, rechargedAt }) => ({
        label: `${formatDay(rechargedAt)} 的充值，原路退回${rules.payment.names[gateway]}`,
        fen: amountFen,
      })),
      ...(byBankFen > 0 ? [{ label: `由财务转账到您的银行账户${ofCommission}`, fen: byBankFen }] : []),
    ],
    lapses: bonusFen > 0 ? [{ label: '没用掉的赠金，作废', fen: bonusFen }] : [],
  };
}
