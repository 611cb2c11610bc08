import { rules } from '@jiwu/contract/rules';
import type { ReactNode } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { SectionHead } from '../../../ui/sections/SectionHead.tsx';
import type { AdvertisementData } from '../AdvertisementData.ts';
import { isWhole } from '../aim.ts';
import type { Span } from '../days.ts';
import { AimChoice } from './AimChoice.tsx';
import { pickDay, type SlotDay } from './pickDays.ts';
import { PickedBar } from './PickedBar.tsx';
import { PlaceList } from './PlaceList.tsx';
import { SlotCalendar } from './SlotCalendar.tsx';
import styles from './SlotsSection.module.css';

const { maxDays, placeTerms } = rules.advertisement;

interface SlotsSectionProps {
  data: AdvertisementData;
  days: readonly SlotDay[];
  mine: ReadonlySet<string>;
  picked: Span | null;
  isGuest: boolean;
  onPick: (span: Span) => void;
  onBook: () => void;
}

/** The places, and the days of the one that is chosen. */
export function SlotsSection({ data, days, mine, picked, isGuest, onPick, onBook }: SlotsSectionProps) {
  const { page, calendar, aim } = data;
  const isKnown = aim.category === null || page?.categories.some(({ id }) => id === aim.category);
  const isBusy = useNavigation().location?.pathname === '/advertisement';
  if (page === null) {
    return (
      <Frame>
        <Failed text="广告位没有加载出来，已经订下的照常展示。" />
      </Frame>
    );
  }
  return (
    <Frame>
      <div className={styles['columns']}>
        <PlaceList places={page.places} categories={page.categories} aim={aim} />
        <SlotCalendar
          place={aim.place}
          calendar={calendar}
          days={days}
          mine={mine}
          picked={picked}
          isBusy={isBusy}
          onPick={(day) => onPick(pickDay(days, picked, day, maxDays))}
          choice={<AimChoice aim={aim} categories={page.categories} />}
          instead={
            isWhole(aim) && isKnown ? <Failed text="档期没有加载出来。" /> : <p>{askWords(placeTerms[aim.place].by)}</p>
          }
        />
      </div>
      <PickedBar look="wide" aim={aim} days={days} picked={picked} isGuest={isGuest} onBook={onBook} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <section id="slots" className={styles['section']} aria-labelledby="slotsTitle" tabIndex={-1}>
      <SectionHead id="slotsTitle" title="广告位与档期" lead={`先选位置，再点日期，最长 ${maxDays} 天`} />
      {children}
    </section>
  );
}

function Failed({ text }: { text: string }) {
  const { revalidate, state } = useRevalidator();
  return <LoadFailed text={text} retrying={state === 'loading'} onRetry={() => void revalidate()} />;
}

function askWords(by: (typeof placeTerms)[keyof typeof placeTerms]['by']): string {
  return by === 'word'
    ? '写一个词，看它的档期。别人搜这个词时，您的广告在首行第 4 格。'
    : '选一个分类，看它的档期。每个分类只有一个位置。';
}
