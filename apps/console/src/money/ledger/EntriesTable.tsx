import { Table } from 'antd';
import { formatTime } from '../../ui/time/formatTime.ts';
import { causeName, formatAmount, sideName, signed } from '../ledgerWords.ts';
import { CauseLink } from './CauseLink.tsx';
import type { Statement } from './Statement.ts';
import { TransferBothSides } from './TransferBothSides.tsx';

type Entry = Statement['entries'][number];

interface EntriesTableProps {
  readonly account: Statement['account'];
  readonly entries: readonly Entry[];
}

/** The lines of an account; a user's with the balance after each, which the house's accounts do not have. */
export function EntriesTable({ account: { currency, owner }, entries }: EntriesTableProps) {
  return (
    <Table
      size="middle"
      rowKey="transferId"
      dataSource={entries}
      pagination={false}
      expandable={{ expandedRowRender: renderBothSides, expandRowByClick: true }}
      columns={[
        { title: '时间', dataIndex: 'at', render: formatTime },
        { title: '种类', dataIndex: 'kind', render: causeName },
        {
          title: '缘由',
          key: 'cause',
          render: (_, { kind, causeId, memo }) => (
            <>
              <span className="mono">
                <CauseLink cause={{ kind, id: causeId }}>{causeId.slice(0, 18)}</CauseLink>
              </span>
              <br />
              <span className="quiet small">{memo}</span>
            </>
          ),
        },
        { title: '对方账户', dataIndex: 'counter', render: sideName },
        { title: '金额', dataIndex: 'amount', align: 'right', render: (value: number) => signed(value, currency) },
        ...(owner
          ? [
              {
                title: '之后余额',
                dataIndex: 'balanceAfter',
                align: 'right' as const,
                render: (value: number | null) => (value === null ? '—' : formatAmount(value, currency)),
              },
            ]
          : []),
      ]}
    />
  );
}

function renderBothSides({ transferId }: Entry) {
  return <TransferBothSides id={transferId} />;
}
