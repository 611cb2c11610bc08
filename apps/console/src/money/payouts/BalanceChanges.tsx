import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { say } from '../../api/say.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Money.module.css';

type Row = ItemOf<'staffBalanceChangeList'>;

const stateNames: Readonly<Record<Row['state'], string>> = { asked: '等批准', done: '已办', dropped: '没有批准' };

/** Balances that were changed by hand: always with a second person. */
export function BalanceChanges() {
  const { query } = useAddress();
  const userId = query['userId'];
  const list = useCursorList('staffBalanceChangeList', userId ? { userId } : {});
  return (
    <div className={styles['split']}>
      <Panel isFlush>
        <ListTable<Row>
          what="余额调整"
          list={list}
          keyOf={({ id }) => id}
          empty={<StateMessage icon="book" title="还没有手工动过余额" />}
          columns={[
            { title: '时间', dataIndex: 'askedAt', render: formatTime },
            { title: '单号', dataIndex: 'no', className: 'mono' },
            {
              title: '用户',
              dataIndex: 'user',
              render: (user: Row['user']) => `${user.name} ${user.phoneNumber ?? ''}`,
            },
            {
              title: '金额',
              key: 'fen',
              align: 'right',
              render: (_, { direction, amountFen }) => formatFen(direction === 'give' ? amountFen : -amountFen),
            },
            { title: '理由', dataIndex: 'reason' },
            { title: '谁', dataIndex: 'by' },
            {
              title: '状态',
              dataIndex: 'state',
              render: (state: Row['state'], { approval }) =>
                approval ? (
                  <Link to={`/approvals?id=${approval.id}`}>{approval.no} 等批准</Link>
                ) : (
                  <StateMark isOn={state === 'done'}>{stateNames[state]}</StateMark>
                ),
            },
          ]}
        />
      </Panel>
      <NewChange userId={userId ?? ''} />
    </div>
  );
}

function NewChange({ userId: given }: { userId: string }) {
  const [userId, setUserId] = useState(given);
  const [direction, setDirection] = useState<Row['direction']>('give');
  const [yuan, setYuan] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const ask = useSend('staffBalanceChangeRequest');
  const amountFen = Math.round((yuan ?? 0) * 100);
  const send = async () => {
    const body = { userId: userId.trim(), direction, amountFen, reason: reason.trim(), words: words.trim() };
    if (!(await ask.send({ body }))) return;
    say.done('已经送去批准');
    setYuan(null);
    setReason('');
    setWords('');
  };
  return (
    <aside className={styles['side']} aria-label="动一个余额">
      <h2>动一个余额</h2>
      <Input
        aria-label="用户编号"
        placeholder="用户编号，在用户页复制"
        value={userId}
        onChange={({ target }) => setUserId(target.value)}
      />
      <Radio.Group
        aria-label="补偿还是收回"
        value={direction}
        onChange={({ target }) => setDirection(target.value as Row['direction'])}
        options={[
          { value: 'give', label: '补偿' },
          { value: 'take', label: '收回' },
        ]}
      />
      <InputNumber
        aria-label="金额"
        prefix="¥"
        min={0}
        max={rules.ledger.maxBalanceChangeFen / 100}
        precision={2}
        value={yuan}
        onChange={setYuan}
      />
      <Input.TextArea
        aria-label="理由"
        placeholder="为什么，给批准的人看"
        rows={2}
        maxLength={rules.ledger.reasonMax}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Input
        aria-label="用户看到的话"
        placeholder="用户看到的话：包裹迟到的补偿"
        maxLength={60}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormProblem text={ask.problem} />
      <Button
        type="primary"
        disabled={amountFen <= 0 || userId.trim() === '' || reason.trim() === '' || words.trim() === ''}
        loading={ask.isBusy}
        onClick={() => void send()}
      >
        送去批准
      </Button>
      <p className="quiet small">任何动余额都要第二个人批准，批准后用户会收到通知。</p>
    </aside>
  );
}
