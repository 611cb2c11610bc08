import { Button, Table } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { shopNow } from '../../session/shopTime.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Marketing.module.css';
import { type Campaign, tierWords } from './Campaign.ts';
import { CampaignEditor } from './CampaignEditor.tsx';

const scopeNames: Readonly<Record<Campaign['scope']['kind'], string>> = {
  all: '全场',
  categories: '类目',
  products: '指定商品',
};

function stateOf({ startsAt, endsAt }: Campaign, now: string): '未开始' | '进行中' | '已结束' {
  if (endsAt <= now) return '已结束';
  return startsAt > now ? '未开始' : '进行中';
}

/** 满减: what runs and what comes. Its terms stay once it has begun; it may only end sooner. */
export function CampaignsPage() {
  const { query, change } = useAddress();
  const read = useRead('staffCampaignList', {});
  const items = read.data?.items ?? [];
  const now = shopNow().toISOString();
  const open = query['open'];
  const campaign = items.find(({ id }) => id === open);
  return (
    <>
      <PageHead title="满减" about="开始之后条件不能改，只能提前结束；已下的订单不变">
        <Button type="primary" onClick={() => change({ open: 'new' }, { push: true })}>
          新建满减
        </Button>
      </PageHead>
      <Panel isFlush>
        {read.isLoadingError ? (
          <LoadFailed what="满减" onRetry={() => void read.refetch()} />
        ) : (
          <Table<Campaign>
            size="middle"
            rowKey="id"
            loading={read.isPending}
            dataSource={items}
            pagination={false}
            locale={{ emptyText: '还没有满减' }}
            columns={[
              {
                title: '名称',
                key: 'name',
                render: (_, { id, name }) => (
                  <Button
                    type="link"
                    className={styles['name'] ?? ''}
                    onClick={() => change({ open: id }, { push: true })}
                  >
                    {name}
                  </Button>
                ),
              },
              { title: '优惠', key: 'tiers', render: (_, one) => tierWords(one) },
              { title: '适用', key: 'scope', render: (_, { scope }) => scopeNames[scope.kind] },
              { title: '开始', dataIndex: 'startsAt', render: formatTime },
              { title: '结束', dataIndex: 'endsAt', render: formatTime },
              {
                title: '状态',
                key: 'state',
                render: (_, one) => {
                  const state = stateOf(one, now);
                  return <StateMark isOn={state === '进行中'}>{state}</StateMark>;
                },
              },
            ]}
          />
        )}
      </Panel>
      {(campaign || open === 'new') && (
        <CampaignEditor
          key={campaign ? `${campaign.id}:${campaign.version}` : 'new'}
          campaign={campaign}
          state={campaign ? stateOf(campaign, now) : '未开始'}
          onMade={(id) => change({ open: id })}
        />
      )}
    </>
  );
}
