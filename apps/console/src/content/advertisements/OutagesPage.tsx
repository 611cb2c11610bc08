import { rules } from '@jiwu/contract/rules';
import { Link } from 'react-router';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from './Advertisements.module.css';
import { placeWords } from './advertisementWords.ts';
import { OutageForm } from './OutageForm.tsx';
import { lengthWords, spanWords } from './outageWords.ts';

type Outage = ItemOf<'staffOutageList'>;

const { outageHours } = rules.advertisement;

/** 没能展示的时段: when a place could not be seen, and what went back to those who had booked it. */
export function OutagesPage() {
  const list = useCursorList('staffOutageList', {});
  return (
    <>
      <PageHead
        title="没能展示的时段"
        about={`一个位置一天里合计超过 ${outageHours} 小时没能展示，那一天的钱退回给订它的商户；重叠的时间只算一次`}
      >
        <Link to="/advertisements">回到品牌推广</Link>
      </PageHead>
      <div className={styles['outages']}>
        <Panel title="登记过的" note="开始得晚的在前，登记了不能改" isFlush>
          <ListTable<Outage>
            what="时段"
            name="outages"
            list={list}
            keyOf={({ id }) => id}
            empty={<StateMessage icon="tick" title="没有登记过，位置一直在展示" />}
            columns={[
              {
                title: '位置',
                key: 'place',
                render: (_, outage) => placeWords(outage),
              },
              { title: '什么时候', key: 'span', render: (_, outage) => spanWords(outage) },
              { title: '多久', key: 'length', render: (_, outage) => lengthWords(outage) },
              { title: '原因', dataIndex: 'reason' },
              {
                title: '退了多少（元）',
                key: 'refunded',
                align: 'right',
                render: (_, { refundedDays, refundedFen }) =>
                  refundedDays === 0 ? (
                    <span className="quiet">没到 {outageHours} 小时，或没人订</span>
                  ) : (
                    `${formatFen(refundedFen)}，${refundedDays} 天`
                  ),
              },
              {
                title: '谁登记',
                key: 'reported',
                render: (_, { reporterName, reportedAt }) => `${reporterName}，${formatTime(reportedAt)}`,
              },
            ]}
          />
        </Panel>
        <OutageForm />
      </div>
    </>
  );
}
