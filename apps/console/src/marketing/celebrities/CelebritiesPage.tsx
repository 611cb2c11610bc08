import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import { ApplicationSide } from './ApplicationSide.tsx';
import { CelebritySide } from './CelebritySide.tsx';
import { type Application, applicationNames, type CelebrityRow, platformWords, stateNames } from './celebrityWords.ts';

const APPLICATIONS = 'applications';
const shopViews = [
  { name: '达人', query: '' },
  { name: '没展示的', query: 'state=hidden' },
  { name: '申请', query: `view=${APPLICATIONS}` },
] as const;

/** 达人: who recommends, what, and who wishes to. */
export function CelebritiesPage() {
  const { query } = useAddress();
  return (
    <>
      <PageHead title="达人" about="达人价要低于平时的最低价；从推荐买的按比例给佣金，页面上写“广告”" />
      {query['view'] === APPLICATIONS ? <Applications /> : <Celebrities />}
    </>
  );
}

function Celebrities() {
  const { query, change } = useAddress();
  const { open, state } = query;
  const list = useCursorList('staffCelebrityList', { ...(state && { state }) });
  return (
    <Split side={open && <CelebritySide key={open} id={open} onClose={() => change({ open: undefined })} />}>
      <Panel isFlush>
        <ViewTabs page="celebrities" views={shopViews} />
        <ListTable<CelebrityRow>
          what="达人"
          name="celebrities"
          list={list}
          keyOf={({ id }) => id}
          openKey={open}
          onOpen={({ id }) => change({ open: id }, { push: true })}
          empty={<StateMessage icon="mic" title="这里没有达人" />}
          columns={[
            { title: '名字', dataIndex: 'name' },
            { title: '领域', dataIndex: 'field' },
            { title: '别处的粉丝', key: 'platforms', render: (_, { platforms }) => platformWords(platforms) },
            { title: '这里关注', dataIndex: 'followers', align: 'right' },
            { title: '上次推荐', key: 'pickedAt', render: (_, { pickedAt }) => pickedAt && formatTime(pickedAt) },
            {
              title: '状态',
              key: 'state',
              render: (_, one) => <StateMark isOn={one.state === 'shown'}>{stateNames[one.state]}</StateMark>,
            },
          ]}
        />
      </Panel>
    </Split>
  );
}

function Applications() {
  const { query, change } = useAddress();
  const list = useCursorList('staffApplicationList', { state: 'waiting' });
  const chosen = list.rows.find(({ id }) => id === query['open']);
  return (
    <Split
      side={
        chosen && <ApplicationSide key={chosen.id} application={chosen} onClose={() => change({ open: undefined })} />
      }
    >
      <Panel isFlush>
        <ViewTabs page="celebrities" views={shopViews} />
        <ListTable<Application>
          what="申请"
          name="celebrities"
          list={list}
          keyOf={({ id }) => id}
          openKey={query['open']}
          onOpen={({ id }) => change({ open: id }, { push: true })}
          empty={<StateMessage icon="tick" title="没有要审的申请" />}
          columns={[
            { title: '名字', dataIndex: 'name' },
            { title: '领域', dataIndex: 'field' },
            { title: '别处的粉丝', key: 'platforms', render: (_, { platforms }) => platformWords(platforms) },
            { title: '提交', dataIndex: 'createdAt', render: formatTime },
            { title: '状态', key: 'state', render: (_, { state }) => applicationNames[state] },
          ]}
        />
      </Panel>
    </Split>
  );
}
