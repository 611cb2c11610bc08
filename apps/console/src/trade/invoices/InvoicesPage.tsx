import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from './Invoices.module.css';

type Row = Answer<Contract['staffInvoiceList']>['items'][number];

/** Invoices that have to be made out, over what is paid and not refunded. */
export function InvoicesPage() {
  const list = useCursorList('staffInvoiceList', {});
  return (
    <>
      <PageHead title="发票" about="等开的发票。开票金额是付过、没有退的钱；开好后登记号码" />
      <Panel isFlush>
        <ListTable<Row>
          what="发票"
          list={list}
          keyOf={({ of }) => of.id}
          empty={<StateMessage icon="tick" title="没有等开的发票" />}
          columns={[
            { title: '申请', key: 'at', render: (_, { requestedAt }) => formatTime(requestedAt) },
            {
              title: '为了',
              key: 'of',
              render: (_, { of }) => `${of.kind === 'order' ? '订单' : '代发批次'} ${of.no}`,
            },
            {
              title: '抬头',
              key: 'title',
              render: (_, { kind, title, taxNo }) => (
                <>
                  {title} <span className="quiet small">{kind === 'company' ? `企业，${taxNo ?? ''}` : '个人'}</span>
                </>
              ),
            },
            {
              title: '开票金额（元）',
              key: 'amount',
              align: 'right',
              render: (_, { amountFen, askedFen, isDue }) => (
                <>
                  <b>{formatFen(amountFen)}</b>
                  {isDue && amountFen !== askedFen && (
                    <span className="quiet small"> 申请时 {formatFen(askedFen)}</span>
                  )}
                </>
              ),
            },
            { title: '登记', key: 'issue', render: (_, row) => (row.isDue ? <Issue row={row} /> : '还没付款') },
          ]}
        />
      </Panel>
    </>
  );
}

/** The number of the invoice that was made out. */
function Issue({ row: { of } }: { row: Row }) {
  const [invoiceNo, setInvoiceNo] = useState('');
  const ofOrder = useSend('staffInvoiceIssue');
  const ofBatch = useSend('staffBatchInvoiceIssue');
  const { isBusy, problem, send } = of.kind === 'order' ? ofOrder : ofBatch;
  const issue = async () => {
    if (await send({ params: { no: of.no }, body: { invoiceNo } })) say.done('发票号已登记');
  };
  return (
    <div className={styles['issue']}>
      <Input
        aria-label={`${of.no} 的发票号码`}
        placeholder="发票号码"
        maxLength={20}
        value={invoiceNo}
        onChange={({ target }) => setInvoiceNo(target.value.trim())}
        onPressEnter={() => void issue()}
      />
      <Button disabled={!rules.invoice.noPattern.test(invoiceNo)} loading={isBusy} onClick={() => void issue()}>
        登记
      </Button>
      <FormProblem text={problem} />
    </div>
  );
}
