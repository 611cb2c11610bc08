import type { Business } from '@jiwu/contract';
import { OwnPicture } from '../../../shared/files/upload/OwnPicture.tsx';
import type { Wallet } from '../../../shared/payments/payment/walletFacts.ts';
import type { Landing } from '../adQueries.ts';
import type { Place } from '../aim.ts';
import type { Span } from '../days.ts';
import type { SlotDay } from '../slots/pickDays.ts';
import type { BookingValues } from './BookingValues.ts';
import { BusinessField } from './BusinessField.tsx';
import { DaysField } from './DaysField.tsx';
import { DeclareField } from './DeclareField.tsx';
import { LandingField } from './LandingField.tsx';
import { PictureField } from './PictureField.tsx';
import { Preview } from './Preview.tsx';
import { Sums } from './Sums.tsx';
import { TitleField } from './TitleField.tsx';

interface BookingFieldsProps {
  place: Place;
  businesses: readonly Business[];
  days: readonly SlotDay[];
  values: BookingValues | undefined;
  span: Span | null;
  landing: Landing | null;
  wallet: Wallet | undefined;
  onChooseLanding: () => void;
}

/** What is asked for, what it will look like, and what it costs. */
export function BookingFields(props: BookingFieldsProps) {
  const { place, businesses, days, values, span, landing, wallet, onChooseLanding } = props;
  const creative = values?.picture;
  const business = businesses.find(({ id }) => id === values?.businessId);
  return (
    <>
      <BusinessField businesses={businesses} />
      <DaysField days={days} span={span} />
      <LandingField landing={landing} onChoose={onChooseLanding} />
      <TitleField title={values?.title} />
      <PictureField place={place} />
      <Preview
        ad={{
          place,
          title: values?.title?.trim() || '标题',
          landing: values?.landing ?? '',
          advertiser: business?.shopName ?? '',
          product: landing?.product ?? null,
        }}
        picture={
          creative ? (
            <OwnPicture key={creative.fileId} fileId={creative.fileId} alt="" width="640" />
          ) : (
            <span data-waiting="" />
          )
        }
      />
      <Sums days={days} span={span} wallet={wallet} />
      <DeclareField />
    </>
  );
}
