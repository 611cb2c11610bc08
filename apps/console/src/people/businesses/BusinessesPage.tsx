import { rules } from '@jiwu/contract/rules';
import { Link } from 'react-router';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { Deadline } from '../../ui/time/Deadline.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import { BusinessSide } from './BusinessSide.tsx';
import { type Business, kindNames, stateNames } from './businessWords.ts';

const shopViews = [
  { name: '待审', query: '' },
  { name: '已通过', query: 'state=approved' },
  { name: '未通过', query: 'state=refused' },
  { name: '已停用', query: 'state=stopped' },
] as const;

/** 商户审核: who wants to buy at wholesale prices, and in what order they are answered. */
export function BusinessesPage() {
  const { query, change } = useAddress();
  const { open } = query;
  const state = rules.business.states.find((name) => name === query['state']) ?? 'reviewing';
  const list = useCursorList('staffBusinessList', { state });
  return (
    <>
      <PageHead
        title="商户审核"
        about={`${rules.business.reviewDays} 个工作日内答复。通过以后按批发价进货、一件代发、投放推广`}
      >
        <Link to="/businesses/holidays">放假的日子</Link>
      </PageHead>
      <Split side={open && <BusinessSide key={open} id={open} onClose={() => change({ open: undefined })} />}>
        <Panel isFlush>
          <ViewTabs page="businesses" views={shopViews} />
          <ListTable<Business>
            what="商户"
            name="businesses"
            list={list}
            keyOf={({ id }) => id}
            openKey={open}
            onOpen={({ id }) => change({ open: id }, { push: true })}
            empty={<StateMessage icon="tick" title={state === 'reviewing' ? '没有要审的商户' : '这里没有商户'} />}
            columns={[
              { title: '店铺', dataIndex: 'shopName' },
              { title: '执照上的名称', dataIndex: 'licenceName' },
              { title: '主体', key: 'kind', render: (_, { kind }) => kindNames[kind] },
              { title: '提交', dataIndex: 'submittedAt', render: formatTime },
              {
                title: '答复',
                key: 'answerBy',
                render: (_, business) =>
                  business.state === 'reviewing' ? (
                    <Deadline at={business.answerBy} />
                  ) : (
                    business.decidedAt && formatTime(business.decidedAt)
                  ),
              },
              {
                title: '状态',
                key: 'state',
                render: (_, business) => (
                  <StateMark isOn={business.state === 'approved'}>{stateNames[business.state]}</StateMark>
                ),
              },
            ]}
          />
        </Panel>
      </Split>
    </>
  );
}
