import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { formatDay } from '../../../../format/formatTime.ts';
import { formatFen } from '../../../../format/formatFen.ts';

export type Closing = Answer<Contract['userClosing']>;

interface Row {
  readonly label: string;
  readonly fen: number;
}

/** What comes back and where, and what does not, each in its own line. */
export function closingRows(closing: Closing): { readonly back: readonly Row[]; readonly lapses: readonly Row[] } {
  const { byGateway, byBankFen, commissionFen, lapsesFen, withheldFen } = closing;
  const bonusFen = lapsesFen - withheldFen;
  const ofCommission = commissionFen > 0 ? `，含佣金 ${formatFen(commissionFen)}` : '';
  return {
    back: [
      ...byGateway.map(({ gateway, amountFen, rechargedAt }) => ({
        label: `${formatDay(rechargedAt)} 的充值，原路退回${rules.payment.names[gateway]}`,
        fen: amountFen,
      })),
      ...(byBankFen > 0 ? [{ label: `由财务转账到您的银行账户${ofCommission}`, fen: byBankFen }] : []),
    ],
    lapses: [
      ...(bonusFen > 0 ? [{ label: '没用掉的赠金，作废', fen: bonusFen }] : []),
      ...(withheldFen > 0 ? [{ label: '已用掉的赠金，从本金里扣除', fen: withheldFen }] : []),
    ],
  };
}
