import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Figures } from '../../ui/figures/Figures.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { shopNow } from '../../session/shopTime.ts';
import { formatTime } from '../../ui/time/formatTime.ts';
import { MonthPicker } from '../../ui/time/pickers/MonthPicker.tsx';
import { DayStrip } from '../DayStrip.tsx';
import { yuan } from '../Legs.tsx';
import { formatAmount, purposeName, signed } from '../ledgerWords.ts';
import styles from '../Money.module.css';

type Report = Answer<Contract['staffReportGet']>;

const closedWords = (closed: unknown): string => (closed ? '已结' : '没结');

/** The books of a day or a month: as they are, or as they were when they were closed. */
export function ReportsPage() {
  const { query, change } = useAddress();
  const period = query['period'] ?? businessDay(new Date(shopNow().getTime() - DAY_MS));
  const month = period.slice(0, 7);
  const list = useRead('staffReportList', { query: { month } }, { isKept: true }).data;
  const found = useRead('staffReportGet', { params: { period } }, { isKept: true });
  return (
    <>
      <PageHead title="日结月结" about="每类账户的期初、收、支、期末，与账本逐项相等；结过的数字不再变">
        <MonthPicker label="月份" value={month} onChange={(period) => change({ period })} />
      </PageHead>
      <DayStrip
        days={[
          { key: month, name: '全月', note: closedWords(list?.month.closed), isOpen: false },
          ...(list?.days ?? [])
            .filter(({ isOver }) => isOver)
            .map(({ period: day, closed }) => ({
              key: day,
              name: day.slice(8),
              note: closedWords(closed),
              isOpen: !closed,
            })),
        ]}
        chosen={period}
        onChoose={(day) => change({ period: day })}
      />
      {found.isLoadingError && <LoadFailed what="报表" onRetry={() => void found.refetch()} />}
      {found.data && <ReportBody key={period} period={period} report={found.data} />}
    </>
  );
}

function ReportBody({ period, report }: { period: string; report: Report }) {
  const { figures, closed } = report;
  const { income, costs, liabilities } = figures;
  return (
    <>
      <Figures
        label={`${period} 的合计`}
        items={[
          { label: '商品销售', value: yuan(income.salesFen), note: `运费 ${formatFen(income.shippingFen)}` },
          { label: 'VIP 收入', value: yuan(income.vipFen), note: `推广 ${formatFen(income.advertisementFen)}` },
          { label: '网关手续费', value: yuan(costs.feesFen), note: `佣金 ${formatFen(costs.commissionFen)}` },
          { label: '欠用户余额', value: yuan(liabilities.balanceFen), note: '期末' },
          {
            label: '欠佣金',
            value: yuan(liabilities.commissionFen + liabilities.pendingCommissionFen),
            note: `积分 ${liabilities.integral.toLocaleString('zh-CN')}`,
          },
        ]}
      />
      <div className={styles['split']}>
        <Panel title="每类账户" note={`${figures.fromDay} 至 ${figures.toDay}`} isFlush>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">账户</th>
                <th scope="col">期初</th>
                <th scope="col">收</th>
                <th scope="col">支</th>
                <th scope="col">期末</th>
              </tr>
            </thead>
            <tbody>
              {figures.accounts.map(({ purpose, isHouse, currency, opening, received, given, closing }) => (
                <tr key={purpose}>
                  <td>
                    {isHouse ? '' : '用户'}
                    {purposeName(purpose)}
                  </td>
                  <td>{formatAmount(opening, currency)}</td>
                  <td>{formatAmount(received, currency)}</td>
                  <td>{formatAmount(given, currency)}</td>
                  <td>{formatAmount(closing, currency)}</td>
                </tr>
              ))}
              {figures.sums.map(({ currency, opening, closing }) => (
                <tr key={currency} data-sum>
                  <td>{{ CNY: '人民币', INTEGRAL: '积分' }[currency]}相加</td>
                  <td>{formatAmount(opening, currency)}</td>
                  <td>—</td>
                  <td>—</td>
                  <td>{formatAmount(closing, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">渠道</th>
                <th scope="col">收款</th>
                <th scope="col">退款</th>
                <th scope="col">手续费</th>
                <th scope="col">结算到银行</th>
              </tr>
            </thead>
            <tbody>
              {figures.gateways.map((one) => (
                <tr key={one.gateway}>
                  <td>{rules.payment.names[one.gateway]}</td>
                  <td>
                    {formatFen(one.capturedFen)}（{one.captures} 笔）
                  </td>
                  <td>
                    {formatFen(one.refundedFen)}（{one.refunds} 笔）
                  </td>
                  <td>{formatFen(one.feesFen)}</td>
                  <td>{signed(one.settledFen)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
        <aside className={styles['side']} aria-label="结账">
          <h2>{closed ? '已经结过' : '结账'}</h2>
          {closed && (
            <p>
              {closed.by} {formatTime(closed.at)} 结的{closed.note && `，${closed.note}`}
              <br />
              <span className="mono quiet">{closed.hash.slice(0, 16)}…</span>
            </p>
          )}
          {closed && !report.isEqual && <p className={styles['ink']}>现在的账本与当时的数字不同，请看完整性。</p>}
          <ul className={styles['rows']}>
            {report.checks.map(({ what, isGood, words }) => (
              <li key={what}>
                <Icon name={isGood ? 'tick' : 'warning'} />
                <b>{what}</b>
                <span className="quiet">{words}</span>
              </li>
            ))}
          </ul>
          {report.mayClose && <Close period={period} report={report} />}
          {!closed && !report.mayClose && <p className="quiet">第二天 0:10 以后才能日结；日结齐了才能月结。</p>}
        </aside>
      </div>
    </>
  );
}

function Close({ period, report }: { period: string; report: Report }) {
  const [note, setNote] = useState('');
  const close = useSend('staffReportClose');
  const needsNote = report.checks.some(({ isGood }) => !isGood);
  const send = async () => {
    const body = { hash: report.hash, note: note.trim() };
    if (await close.send({ params: { period }, body })) say.done('结好了，数字从此不变');
  };
  return (
    <>
      <Input.TextArea
        aria-label="备注"
        placeholder={needsNote ? '有没通过的检查，写明为什么现在就结' : '备注，可以不写'}
        rows={2}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormProblem text={close.problem} />
      <Button
        type="primary"
        disabled={needsNote && note.trim() === ''}
        loading={close.isBusy}
        onClick={() => void send()}
      >
        结 {period}，数字不再变
      </Button>
    </>
  );
}
