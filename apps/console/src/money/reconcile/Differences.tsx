import { rules } from '@jiwu/contract/rules';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { Link } from 'react-router';
import styles from '../Money.module.css';
import { type Difference, differenceKey, guesses, kindNames, whereNames } from './differenceWords.ts';
import { DifferenceSide } from './DifferenceSide.tsx';

/** Differences of a day, or of all days; open ones first. */
export function Differences({ day }: { day: string | undefined }) {
  const { query, change } = useAddress();
  const state = query['state'] === 'resolved' ? 'resolved' : 'open';
  const list = useCursorList('staffDifferenceList', { state, ...(day && { day }) });
  const open = list.rows.find((row) => differenceKey(row) === query['open']);
  return (
    <div className={styles['split']} data-closed={open ? undefined : true}>
      <Panel
        title="差异"
        note="逐笔说明，平了才算完"
        isFlush
        extra={
          <span className={styles['acts']}>
            <Link to={`?${day ? `day=${day}` : 'all=1'}`} aria-current={state === 'open' ? 'page' : undefined}>
              未平
            </Link>
            <Link
              to={`?${day ? `day=${day}` : 'all=1'}&state=resolved`}
              aria-current={state === 'resolved' ? 'page' : undefined}
            >
              已平
            </Link>
            <Link to={day ? '?all=1' : '?'}>{day ? '看所有日子' : '只看一天'}</Link>
          </span>
        }
      >
        <ListTable<Difference>
          what="差异"
          list={list}
          keyOf={differenceKey}
          openKey={open && differenceKey(open)}
          onOpen={(row) => change({ open: differenceKey(row) }, { push: true })}
          empty={<StateMessage icon="tick" title={state === 'open' ? '没有未平的差异' : '还没有平过的差异'} />}
          columns={[
            { title: '日子', dataIndex: 'day', render: (of: string) => of.slice(5) },
            {
              title: '哪里',
              key: 'where',
              render: (_, { gateway, kind, difference }) => (
                <>
                  {rules.payment.names[gateway]}
                  {kindNames[kind]}
                  <br />
                  <span className="quiet small">{whereNames[difference]}</span>
                </>
              ),
            },
            {
              title: '金额',
              key: 'fen',
              align: 'right',
              render: (_, { theirsFen, oursFen }) => formatFen(theirsFen ?? oursFen ?? 0),
            },
            {
              title: '单号与说明',
              key: 'number',
              render: (_, { number, guess, reason }) => (
                <>
                  <span className="mono">{number}</span>
                  <br />
                  <span className="quiet small">{reason ?? guesses[guess]}</span>
                </>
              ),
            },
            {
              title: '处理',
              key: 'state',
              render: (_, row) => <StateMark isOn={row.state === 'resolved'}>{stateOf(row)}</StateMark>,
            },
          ]}
        />
      </Panel>
      {open && (
        <DifferenceSide key={differenceKey(open)} difference={open} onClose={() => change({ open: undefined })} />
      )}
    </div>
  );
}

function stateOf({ state, how, by, approval }: Difference): string {
  if (state === 'open') return approval ? '等批准' : '要处理';
  const hows = { explained: '已说明', booked: '已补记' } as const;
  return how ? `${hows[how]}，${by ?? ''}` : '系统核平';
}
