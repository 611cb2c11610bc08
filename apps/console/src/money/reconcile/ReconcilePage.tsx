import { useAddress } from '../../ui/address/useAddress.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { TabLinks } from '../../ui/panel/TabLinks.tsx';
import { Bookings } from './Bookings.tsx';
import { ReconcileDay } from './ReconcileDay.tsx';
import { Settlements } from './Settlements.tsx';

const tabs = ['days', 'settlements', 'bookings'] as const;
const tabNames = { days: '对账', settlements: '结算与手续费', bookings: '手工记账' } as const;

/** The gateways' statements beside the books, what they gave to the bank, and what was booked by hand. */
export function ReconcilePage() {
  const { query } = useAddress();
  const tab = tabs.find((name) => name === query['tab']) ?? 'days';
  const parts = { days: <ReconcileDay />, settlements: <Settlements />, bookings: <Bookings /> } as const;
  return (
    <>
      <PageHead
        title="对账与结算"
        about="每天上午取渠道的账单，与账本逐笔核对；差异逐笔说明，平了才算完。余额支付不经渠道，不在这里"
      />
      <TabLinks label="对账与结算" now={tab} tabs={tabs.map((name) => ({ name, words: tabNames[name] }))} />
      {parts[tab]}
    </>
  );
}
