import { Button, Table } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { shopNow } from '../../session/shopTime.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Marketing.module.css';
import { type Activity, kindNames, stateOf } from './activityWords.ts';
import { ActivityEditor } from './ActivityEditor.tsx';

const NEW = 'new';

/** 活动页: what stands on it, in its order. */
export function ActivitiesPage() {
  const { query, change } = useAddress();
  const { open } = query;
  const read = useRead('staffActivityList', {});
  const items = read.data?.items ?? [];
  const chosen = items.find(({ id }) => id === open);
  const now = shopNow().toISOString();
  const side = (open === NEW || chosen) && (
    <ActivityEditor
      key={chosen ? `${chosen.id} ${chosen.version}` : NEW}
      activity={chosen}
      onMade={(id) => change({ open: id })}
      onClose={() => change({ open: undefined })}
    />
  );
  return (
    <>
      <PageHead title="活动页" about="签到、抽奖、满减和其他活动，按顺序；满减的时间跟着满减走">
        <Button type="primary" onClick={() => change({ open: NEW }, { push: true })}>
          加一项
        </Button>
      </PageHead>
      <Split side={side}>
        <Panel isFlush>
          {read.isLoadingError ? (
            <LoadFailed what="活动" onRetry={() => void read.refetch()} />
          ) : (
            <Table<Activity>
              size="middle"
              rowKey="id"
              loading={read.isPending}
              dataSource={items}
              pagination={false}
              locale={{ emptyText: '活动页上还没有东西' }}
              columns={[
                { title: '顺序', dataIndex: 'position', align: 'right' },
                {
                  title: '标题',
                  key: 'title',
                  render: (_, { id, title, picture }) => (
                    <Button
                      type="link"
                      className={styles['name'] ?? ''}
                      onClick={() => change({ open: id }, { push: true })}
                    >
                      <Thumb picture={picture} size={24} /> {title}
                    </Button>
                  ),
                },
                { title: '种类', key: 'kind', render: (_, { kind }) => kindNames[kind] },
                {
                  title: '时间',
                  key: 'time',
                  render: (_, { startsAt, endsAt }) =>
                    startsAt && endsAt ? `${formatTime(startsAt)} 到 ${formatTime(endsAt)}` : '一直有',
                },
                {
                  title: '状态',
                  key: 'state',
                  render: (_, activity) => {
                    const state = stateOf(activity, now);
                    return <StateMark isOn={state === '进行中'}>{state}</StateMark>;
                  },
                },
              ]}
            />
          )}
        </Panel>
      </Split>
    </>
  );
}
