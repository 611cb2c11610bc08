import { Button } from 'antd';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { GroupCampaignEditor } from './GroupCampaignEditor.tsx';
import { type GroupCampaign, stateNames } from './groupCampaignWords.ts';

const NEW = 'new';

/** 拼团活动: what can be bought in groups, at what price, and how its groups went. */
export function GroupCampaignsPage() {
  const { query, change } = useAddress();
  const { open } = query;
  const list = useCursorList('staffGroupCampaignList', {});
  const chosen = list.rows.find(({ id }) => id === open);
  const close = () => change({ open: undefined });
  const side = (open === NEW || chosen) && (
    <GroupCampaignEditor
      key={chosen ? `${chosen.id} ${chosen.version}` : NEW}
      campaign={chosen}
      onMade={(id) => change({ open: id })}
      onClose={close}
    />
  );
  return (
    <>
      <PageHead title="拼团活动" about="团价要低于平时价和 VIP 价；开始以后只能改结束时间，限购和总件数只能调高">
        <Button type="primary" onClick={() => change({ open: NEW }, { push: true })}>
          新活动
        </Button>
      </PageHead>
      <Split side={side}>
        <Panel isFlush>
          <ListTable<GroupCampaign>
            what="拼团活动"
            name="groupCampaigns"
            list={list}
            keyOf={({ id }) => id}
            openKey={open}
            onOpen={({ id }) => change({ open: id }, { push: true })}
            empty={<StateMessage icon="people" title="还没有拼团活动" />}
            columns={[
              { title: '商品', dataIndex: 'title' },
              { title: '人数', dataIndex: 'size', align: 'right' },
              {
                title: '团价（元）',
                key: 'price',
                align: 'right',
                render: (_, { skus }) => {
                  const lowest = Math.min(...skus.map(({ priceFen }) => priceFen));
                  return `${formatFen(lowest)}${skus.length > 1 ? ' 起' : ''}`;
                },
              },
              ...(side
                ? []
                : [
                    {
                      title: '时间',
                      key: 'time',
                      render: (_: unknown, { startsAt, endsAt }: GroupCampaign) =>
                        `${formatTime(startsAt)} 到 ${formatTime(endsAt)}`,
                    },
                  ]),
              {
                title: '已售',
                key: 'pieces',
                align: 'right',
                render: (_, { pieces, totalPieces }) => (totalPieces === null ? pieces : `${pieces} / ${totalPieces}`),
              },
              {
                title: '团',
                key: 'groups',
                render: (_, { groups }) => `进行 ${groups.open}，成 ${groups.full}，没成 ${groups.failed}`,
              },
              {
                title: '状态',
                key: 'state',
                render: (_, { state, skus }) => (
                  <StateMark isOn={state === 'running'}>
                    {skus.some(({ isUndercut }) => isUndercut) ? '平时价不比团价高' : stateNames[state]}
                  </StateMark>
                ),
              },
            ]}
          />
        </Panel>
      </Split>
    </>
  );
}
