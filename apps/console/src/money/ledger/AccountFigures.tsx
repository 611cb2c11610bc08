import { Figures } from '../../ui/figures/Figures.tsx';
import { formatAmount } from '../ledgerWords.ts';
import type { Statement } from './Statement.ts';

/** What an account has, what it consists of, and whether its transfers add up to it. */
export function AccountFigures({ statement }: { statement: Statement }) {
  const { account, balance, held, lots, transfersSum } = statement;
  const { currency, owner } = account;
  const amount = (value: number) => formatAmount(value, currency);
  return (
    <Figures
      label="余额"
      items={[
        { label: '余额', value: amount(balance) },
        ...(lots
          ? [
              { label: '其中本金', value: amount(lots.principalFen) },
              { label: '赠金，只能花', value: amount(lots.bonusFen) },
            ]
          : []),
        ...(owner ? [{ label: '占住未付', value: amount(held) }] : []),
        ...(transfersSum === null
          ? []
          : [
              {
                label: '转账相加',
                value: amount(transfersSum),
                note: transfersSum === balance ? '与余额相等' : '与余额不等，请看完整性',
              },
            ]),
      ]}
    />
  );
}
