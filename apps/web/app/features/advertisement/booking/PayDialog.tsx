import { ApiError, refusalOf } from '@jiwu/api-client';
import type { ErrorCode } from '@jiwu/contract/errorCodes';
import { useRef } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { BalanceWay } from '../../../shared/payments/payWays/balance/BalanceWay.tsx';
import { PageDialog } from '../../../ui/antd/dialog/PageDialog.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import type { Booking } from '../adQueries.ts';
import type { Aim } from '../aim.ts';
import type { Span } from '../days.ts';
import type { BookingValues } from './BookingValues.ts';

const PasswordDialog = lazyPart(() => import('../../../shared/payments/password/PasswordDialog.tsx'));

/** A refusal of the booking itself, which the form has to mend. */
export interface Refused {
  readonly field: keyof BookingValues | null;
  readonly text: string;
  /** The page shows days or prices that are no longer so. */
  readonly isOutdated: boolean;
}

/** What each refusal speaks of; null: of no single field. All others are about paying, and stay in the dialog. */
const refusals: Partial<Record<ErrorCode, { field: keyof BookingValues | null; isOutdated?: boolean }>> = {
  AD_TAKEN: { field: 'days', isOutdated: true },
  AD_DAYS_REFUSED: { field: 'days', isOutdated: true },
  AD_PRICE_CHANGED: { field: null, isOutdated: true },
  AD_PICTURE_SMALL: { field: 'picture' },
  AD_LANDING_REFUSED: { field: 'landing' },
  AD_LANDING_CODE: { field: 'landing' },
  AD_TARGET_REFUSED: { field: null },
  BUSINESS_NOT_APPROVED: { field: 'businessId' },
};

interface PayDialogProps {
  values: BookingValues;
  aim: Aim;
  span: Span;
  amountFen: number;
  onBooked: (booking: Booking) => void;
  onRefused: (refused: Refused) => void;
  onClose: () => void;
}

/** The payment password, which books and pays in one: before it nothing is held. */
export function PayDialog({ values, aim, span, amountFen, onBooked, onRefused, onClose }: PayDialogProps) {
  const outcome = useRef<Booking | Refused | null>(null);
  const { businessId, landing, title, picture } = values;
  const body = {
    ...aim,
    businessId,
    landing,
    title: title.trim(),
    pictureFileId: picture.fileId,
    fromDay: span.first,
    toDay: span.last,
    amountFen,
    declares: true as const,
  };
  async function payByBalance(password: string, idempotencyKey: string): Promise<void> {
    try {
      const input = { body: { ...body, password } };
      outcome.current = await apiClient.call('advertisementBook', input, { silent: true, idempotencyKey });
    } catch (error) {
      outcome.current = refusedBy(error);
      if (outcome.current === null) throw error;
    }
  }
  return (
    <PageDialog title="从余额付" onClose={onClose}>
      <BalanceWay
        target={{ amountFen, payByBalance, PasswordDialog }}
        secondsLeft={null}
        isInDialog
        startsHere
        onPaid={() => {
          const known = outcome.current;
          if (known === null) return;
          if ('field' in known) onRefused(known);
          else onBooked(known);
        }}
      />
    </PageDialog>
  );
}

function refusedBy(error: unknown): Refused | null {
  if (!(error instanceof ApiError)) return null;
  const name = refusalOf(error);
  const refusal = name ? refusals[name] : undefined;
  return refusal ? { field: refusal.field, text: error.message, isOutdated: refusal.isOutdated ?? false } : null;
}
