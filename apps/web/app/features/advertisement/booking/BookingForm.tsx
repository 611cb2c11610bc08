import type { Business } from '@jiwu/contract';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useState } from 'react';
import { AccountForm } from '../../../shared/forms/AccountForm.tsx';
import { complain } from '../../../shared/forms/useSubmit.ts';
import { walletFacts } from '../../../shared/payments/payment/walletFacts.ts';
import { adQueries, type Booking } from '../adQueries.ts';
import type { Aim } from '../aim.ts';
import type { Span } from '../days.ts';
import type { Draft } from '../Draft.ts';
import { priceOf, type SlotDay } from '../slots/pickDays.ts';
import { BookingFields } from './BookingFields.tsx';
import type { BookingValues } from './BookingValues.ts';
import { LandingPicker } from './LandingPicker.tsx';
import { PayDialog, type Refused } from './PayDialog.tsx';
import { PayFooter } from './PayFooter.tsx';
import { spanOf, startValues } from './values.ts';

export interface BookingFormProps {
  aim: Aim;
  businesses: readonly Business[];
  days: readonly SlotDay[];
  span: Span;
  draft: Draft | null;
  onBooked: (booking: Booking) => void;
  /** The shop knows better what is free, or what it costs. */
  onOutdated: () => void;
}

/** Everything that a booking says; paying it comes after. What was typed stays while the shop refuses. */
export function BookingForm(props: BookingFormProps) {
  const { aim, businesses, days, span, draft, onBooked, onOutdated } = props;
  const [form] = Form.useForm<BookingValues>();
  const [isPicking, setPicking] = useState(false);
  const [paying, setPaying] = useState<BookingValues | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const values = Form.useWatch((all: BookingValues) => all, form) as BookingValues | undefined;
  const path = values?.landing ?? '';
  const { data: landing = null } = useQuery({ ...adQueries.landing(path), enabled: path !== '' });
  const { data: wallet } = useQuery(walletFacts());
  const wanted = spanOf(values?.days);
  const amountFen = wanted ? priceOf(days, wanted).totalFen : 0;

  async function pay(typed: BookingValues): Promise<void> {
    setProblem(null);
    setPaying(typed);
  }

  function refuse({ field, text, isOutdated }: Refused): void {
    setPaying(null);
    if (field) complain(form, field, text);
    else setProblem(text);
    if (isOutdated) onOutdated();
  }

  function land(chosen: string): void {
    form.setFieldValue('landing', chosen);
    form.setFields([{ name: 'landing', errors: [] }]);
    setPicking(false);
  }

  return (
    <>
      <AccountForm
        form={form}
        submission={{ sending: false, problem, submit: pay }}
        initialValues={startValues({ draft, businesses, span })}
      >
        <BookingFields
          place={aim.place}
          businesses={businesses}
          days={days}
          values={values}
          span={wanted}
          landing={landing}
          wallet={wallet}
          onChooseLanding={() => setPicking(true)}
        />
      </AccountForm>
      <PayFooter amountFen={amountFen} wallet={wallet} onPay={() => form.submit()} />
      {/* Outside of the form: it has one of its own. */}
      {isPicking && <LandingPicker path={path} onChosen={land} onClose={() => setPicking(false)} />}
      {paying && wanted && (
        <PayDialog
          values={paying}
          aim={aim}
          span={wanted}
          amountFen={amountFen}
          onBooked={onBooked}
          onRefused={refuse}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  );
}
