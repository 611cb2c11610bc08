import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Money.module.css';

type Row = ItemOf<'staffClosingList'>;

const stateNames: Readonly<Record<Row['state'], string>> = {
  sent: '渠道在退',
  waiting: '等转账',
  asked: '等批准',
  approved: '已批准，等转账',
  done: '已付清',
};

/** What closed accounts still had and nobody has paid yet. */
export function ClosingPayouts() {
  const { query, change } = useAddress();
  const list = useCursorList('staffClosingList', {});
  const open = list.rows.find(({ id }) => id === query['open']);
  return (
    <div className={styles['split']} data-closed={open ? undefined : true}>
      <Panel isFlush>
        <ListTable<Row>
          what="注销退款"
          list={list}
          keyOf={({ id }) => id}
          openKey={open?.id}
          onOpen={({ id }) => change({ open: id }, { push: true })}
          empty={<StateMessage icon="tick" title="没有等付的注销退款" />}
          columns={[
            { title: '注销', dataIndex: 'closedAt', render: formatTime },
            {
              title: '怎么付',
              dataIndex: 'way',
              render: (way: Row['way']) => ({ gateway: '原路退', bank: '转账' })[way],
            },
            {
              title: '收款账户',
              dataIndex: 'accountTail',
              render: (tail: string | null) => (tail ? `尾号 ${tail}` : '—'),
            },
            { title: '金额', dataIndex: 'amountFen', align: 'right', render: formatFen },
            {
              title: '状态',
              dataIndex: 'state',
              render: (state: Row['state']) => <StateMark isOn={state === 'approved'}>{stateNames[state]}</StateMark>,
            },
          ]}
        />
      </Panel>
      {open?.way === 'bank' && <Pay key={open.id} row={open} onClose={() => change({ open: undefined })} />}
    </div>
  );
}

function Pay({ row, onClose }: { row: Row; onClose: () => void }) {
  const { id, needsApproval, state } = row;
  const [note, setNote] = useState('');
  const [proof, setProof] = useState('');
  const show = useSend('staffClosingAccount');
  const [account, setAccount] = useState<{ holder: string; bank: string; number: string } | null>(null);
  const ask = useSend('staffClosingAsk');
  const settle = useSend('staffClosingSettle');
  const params = { id };
  const words = note.trim();
  const mustAsk = needsApproval && state === 'waiting';
  const reveal = async () => setAccount(await show.send({ params, body: { reason: words } }));
  const send = async () => {
    const done = mustAsk
      ? await ask.send({ params, body: { note: words } })
      : await settle.send({ params, body: { note: words, proof: proof.trim() } });
    if (!done) return;
    say.done(mustAsk ? '已经送去批准' : '登记好了');
    if (!mustAsk) onClose();
  };
  const isReady = words !== '' && (mustAsk || rules.refund.proofPattern.test(proof.trim()));
  return (
    <aside className={styles['side']} aria-label="注销退款">
      <header>
        <h2>转账 ¥{formatFen(row.amountFen)}</h2>
        <Button type="text" aria-label="关上" icon={<Icon name="close" />} onClick={onClose} />
      </header>
      {account && (
        <Facts
          rows={[
            ['户名', account.holder],
            ['银行', account.bank],
            ['账号', account.number],
          ]}
        />
      )}
      <Input.TextArea
        aria-label="理由"
        placeholder="理由，记入审计"
        rows={2}
        maxLength={rules.refund.noteMax}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <FormProblem text={show.problem ?? ask.problem ?? settle.problem} />
      <Button disabled={words === ''} loading={show.isBusy} onClick={() => void reveal()}>
        看收款账户，留审计记录
      </Button>
      {state !== 'asked' && !mustAsk && (
        <Input
          aria-label="银行流水号"
          placeholder="银行流水号"
          value={proof}
          onChange={({ target }) => setProof(target.value)}
        />
      )}
      {state === 'asked' ? (
        <p className="quiet">已经提交，等第二人批准。</p>
      ) : (
        <Button type="primary" disabled={!isReady} loading={ask.isBusy || settle.isBusy} onClick={() => void send()}>
          {mustAsk ? '送去批准' : '已转账，登记流水号'}
        </Button>
      )}
    </aside>
  );
}
