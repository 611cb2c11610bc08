import { rules } from '@jiwu/contract/rules';
import { Link } from 'react-router';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { Deadline } from '../../ui/time/Deadline.tsx';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import { BookingSide } from './BookingSide.tsx';
import { SchedulePanel } from './SchedulePanel.tsx';
import { type Booking, dayWords, placeWords, rateWords, stateNames } from './advertisementWords.ts';

const EVERY_MS = 20_000;

/** 品牌推广: what businesses want to show, who booked which place, and what was seen of it. */
export function AdvertisementsPage() {
  const { query, change } = useAddress();
  const { open } = query;
  const view = rules.advertisement.staffViews.find((name) => name === query['view']) ?? 'waiting';
  const list = useCursorList('staffAdvertisementList', { view }, { everyMs: EVERY_MS });
  const counts = list.first?.counts;
  const views = [
    { name: '待审', query: '', count: counts && String(counts.waiting) },
    { name: '已批', query: 'view=approved', count: counts && String(counts.approved) },
    { name: '在投', query: 'view=shown', count: counts && String(counts.shown) },
    { name: '退回', query: 'view=refused', count: counts && String(counts.refused) },
    { name: '投完', query: 'view=ended' },
  ];
  return (
    <>
      <PageHead title="品牌推广" about="素材在开始那天 0 点以前审完；“广告”两个字由系统加，商户去不掉">
        <Link to="/advertisements/outages">没能展示的时段</Link>
      </PageHead>
      <Split side={open && <BookingSide key={open} id={open} onClose={() => change({ open: undefined })} />}>
        <Panel isFlush>
          <ViewTabs page="advertisements" views={views} />
          <ListTable<Booking>
            what="投放"
            name="advertisements"
            list={list}
            keyOf={({ id }) => id}
            openKey={open}
            onOpen={({ id }) => change({ open: id }, { push: true })}
            empty={<StateMessage icon="tick" title={view === 'waiting' ? '没有要审的素材' : '这里没有投放'} />}
            columns={[
              { title: '商户', dataIndex: 'advertiser' },
              { title: '标题', dataIndex: 'title' },
              { title: '位置', key: 'place', render: (_, booking) => placeWords(booking) },
              { title: '档期', key: 'days', render: (_, booking) => dayWords(booking) },
              { title: '金额（元）', dataIndex: 'amountFen', align: 'right', render: formatFen },
              {
                title: '看 / 点',
                key: 'seen',
                align: 'right',
                render: (_, booking) =>
                  booking.impressions > 0 ? `${booking.impressions} / ${booking.clicks}，${rateWords(booking)}` : '',
              },
              {
                title: '状态',
                key: 'state',
                render: (_, booking) =>
                  booking.state === 'waiting' ? (
                    <Deadline at={booking.answerBy} />
                  ) : (
                    <StateMark isOn={booking.state === 'shown'}>{stateNames[booking.state]}</StateMark>
                  ),
              },
            ]}
          />
        </Panel>
      </Split>
      <SchedulePanel onOpen={(id) => change({ open: id }, { push: true })} />
    </>
  );
}
