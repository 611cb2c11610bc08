import { Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { whereWords } from '../../shared/advertisement/adWords.ts';
import { DialogComing } from '../../ui/dialog/DialogComing.tsx';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import { scrollToSection } from '../../ui/sections/scrollToSection.ts';
import { SectionLinks } from '../../ui/sections/SectionLinks.tsx';
import { showToast } from '../../ui/toast/toastStore.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import type { AdvertisementData } from './AdvertisementData.ts';
import styles from './AdvertisementPage.module.css';
import type { Booking } from './adQueries.ts';
import { aimAddress, aimKey, isAt } from './aim.ts';
import { daysIn, type Span, spanWords } from './days.ts';
import type { Draft } from './Draft.ts';
import { HowSection } from './how/HowSection.tsx';
import { MineSection } from './mine/MineSection.tsx';
import { NowShown } from './now/NowShown.tsx';
import { takenIn } from './slots/pickDays.ts';
import { PickedBar } from './slots/PickedBar.tsx';
import { slotDays } from './slots/slotDays.ts';
import { SlotsSection } from './slots/SlotsSection.tsx';
import { useMyBookings } from './useMyBookings.ts';

const BookingDrawer = lazyPart(() => import('./booking/BookingDrawer.tsx'));

/** 品牌推广: what is shown now, the places with their days, one's own bookings, and how it works. */
export function AdvertisementPage({ page }: { page: AdvertisementData }) {
  return (
    <QueryProvider>
      <Content data={page} />
    </QueryProvider>
  );
}

/** The days that were chosen, of the slot that they were chosen in. */
interface Picked {
  readonly key: string;
  readonly span: Span;
}

function Content({ data }: { data: AdvertisementData }) {
  const { page, calendar, aim } = data;
  const my = useMyBookings();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [draft, setDraft] = useState<Draft | null>(null);
  // The days as they were when the drawer opened: what others take meanwhile must not close it.
  const [ordered, setOrdered] = useState<Span | null>(null);
  const [chosen, setChosen] = useState<Picked | null>(null);
  const days = calendar ? slotDays(aim.place, calendar) : [];
  // Another slot has other days; those of the address stand for it until one presses.
  const wanted = chosen?.key === aimKey(aim) ? chosen.span : data.span;
  const picked = wanted && takenIn(days, wanted).length === 0 ? wanted : null;
  const pick = (span: Span) => setChosen({ key: aimKey(aim), span });
  const live = my.items.filter(({ state }) => state === 'waiting' || state === 'approved' || state === 'shown');
  const mineHere = new Set(
    live
      .filter((booking) => isAt(aim, booking))
      .flatMap(({ fromDay, toDay }) => daysIn({ first: fromDay, last: toDay })),
  );
  function repeat(booking: Booking, carried: Draft) {
    const { place, category, word, fromDay, toDay } = booking;
    setDraft(carried);
    setChosen(null);
    const at = aimAddress({ place, category: category?.id ?? null, word }, { first: fromDay, last: toDay });
    void navigate(`${at}#slots`);
    showToast({ kind: 'info', text: '标题和落地页已带上，选好日期再预订' });
  }
  function booked({ fromDay, toDay }: Booking) {
    setOrdered(null);
    setChosen(null);
    setDraft(null);
    my.reload();
    // Without the days of the address, which are no longer to be had.
    void navigate(`${aimAddress(aim)}#mine`, { replace: true });
    showToast({
      kind: 'success',
      text: `已预订 ${spanWords({ first: fromDay, last: toDay })}，素材审核通过后按天展示`,
    });
  }
  const category = page?.categories.find(({ id }) => id === aim.category) ?? null;
  const bar = { aim, days, picked, isGuest: my.user === null, onBook: () => setOrdered(picked) };
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <h1>品牌推广</h1>
        <p>每一处都标“广告”，价格与空档公开。按天收费，不按点击另收。</p>
        <a href="#how" onClick={scrollToSection}>
          投放规则
        </a>
      </div>
      <SectionLinks
        className={styles['anchors']}
        label="本页"
        sections={[
          { id: 'now', label: '正在展示', note: page && page.shown.length > 0 ? String(page.shown.length) : undefined },
          { id: 'slots', label: '广告位与档期' },
          // Its place is there before the number is, so that nothing beside it moves.
          { id: 'mine', label: '我的投放', note: my.total ? String(my.total) : ' ' },
          { id: 'how', label: '怎样投放' },
        ]}
      />
      {page && <NowShown shown={page.shown} mine={new Set(my.items.map(({ id }) => id))} />}
      <SlotsSection data={data} mine={mineHere} onPick={pick} {...bar} />
      <MineSection my={my} onRepeat={repeat} />
      <HowSection />
      <PickedBar look="phone" {...bar} />
      {ordered && my.user !== null && (
        <Suspense fallback={<DialogComing />}>
          <BookingDrawer
            user={my.user}
            where={whereWords({ ...aim, category })}
            aim={aim}
            days={days}
            span={ordered}
            draft={draft}
            onClose={() => setOrdered(null)}
            onBooked={booked}
            onOutdated={() => void revalidate()}
          />
        </Suspense>
      )}
    </div>
  );
}
