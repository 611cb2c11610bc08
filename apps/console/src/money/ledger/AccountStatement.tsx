import { rules } from '@jiwu/contract/rules';
import { Button, DatePicker, Select, Table } from 'antd';
import { useInfiniteQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { client } from '../../api/client.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Figures } from '../../ui/figures/Figures.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { causeName, formatAmount, sideName, signed } from '../ledgerWords.ts';
import money from '../Money.module.css';
import { TransferBothSides } from './TransferBothSides.tsx';

const DAY = 'YYYY-MM-DD';

/** One account: what it has, and its lines, each opening to both its sides. */
export function AccountStatement({ id }: { id: string }) {
  const { query, change } = useAddress();
  const filters = {
    ...(query['kind'] && { kind: query['kind'] }),
    ...(query['fromDay'] && { fromDay: query['fromDay'] }),
    ...(query['toDay'] && { toDay: query['toDay'] }),
  };
  const found = useInfiniteQuery({
    queryKey: ['staffLedgerAccount', id, filters],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'staffLedgerAccount',
        { params: { id }, query: { ...filters, ...(pageParam && { cursor: pageParam }) } },
        { silent: true, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const first = found.data?.pages[0];
  if (found.isError) return <LoadFailed what="这个账户" onRetry={() => void found.refetch()} />;
  if (!first) return <p className="quiet">正在读…</p>;
  const { account, balance, held, lots, transfersSum, span } = first;
  const { currency, owner } = account;
  const amount = (value: number) => formatAmount(value, currency);
  const rows = found.data?.pages.flatMap(({ entries }) => entries) ?? [];
  return (
    <>
      <h2>
        {sideName(account)} <span className="quiet small">{owner ? '用户账户' : '店里账户，只看变动'}</span>
      </h2>
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
      <div className={money['filters']}>
        <DatePicker.RangePicker
          aria-label="日期"
          value={query['fromDay'] && query['toDay'] ? [dayjs(query['fromDay']), dayjs(query['toDay'])] : null}
          onChange={(range) => change({ fromDay: range?.[0]?.format(DAY), toDay: range?.[1]?.format(DAY) })}
        />
        <Select
          aria-label="种类"
          allowClear
          showSearch
          placeholder="种类：全部"
          value={query['kind'] ?? null}
          options={Object.entries(rules.ledger.causes).map(([value, label]) => ({ value, label }))}
          onChange={(kind?: string) => change({ kind })}
        />
        {span && (
          <span className="quiet small">
            收入 {amount(span.income)}，支出 {amount(span.expense)}，净 {signed(span.income - span.expense, currency)}
          </span>
        )}
      </div>
      {rows.length === 0 ? (
        <StateMessage icon="book" title="这段时间没有变动" />
      ) : (
        <Table
          size="middle"
          rowKey="transferId"
          dataSource={rows}
          pagination={false}
          expandable={{
            expandedRowRender: ({ transferId }) => <TransferBothSides id={transferId} />,
            expandRowByClick: true,
          }}
          columns={[
            { title: '时间', dataIndex: 'at', render: formatTime },
            { title: '种类', dataIndex: 'kind', render: causeName },
            {
              title: '缘由',
              key: 'cause',
              render: (_, { causeId, memo }) => (
                <>
                  <span className="mono">{causeId.slice(0, 18)}</span>
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
                    render: (value: number | null) => (value === null ? '—' : amount(value)),
                  },
                ]
              : []),
          ]}
        />
      )}
      {found.hasNextPage && (
        <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          再看一些
        </Button>
      )}
    </>
  );
}
