import { z } from 'zod';
import { findShanghaiTime } from '../clock/shanghaiTime.ts';
import { OutsideServiceError } from '../outside/OutsideServiceError.ts';
import type { TrackingAnswer } from './TrackingAnswer.ts';

/** 快递100: 0 在途, 1 揽收, 2 疑难, 3 签收, 4 退签, 5 派件, 6 退回, 7 转投, 8 清关, 14 拒签. */
const statesByNumber: Readonly<Record<string, TrackingAnswer['state']>> = {
  0: 'inTransit',
  1: 'sent',
  2: 'problem',
  3: 'delivered',
  4: 'problem',
  5: 'delivering',
  6: 'problem',
  7: 'inTransit',
  8: 'inTransit',
  14: 'problem',
};
const statesByWord: Readonly<Record<string, NonNullable<TrackingAnswer['state']>>> = {
  揽收: 'sent',
  派件: 'delivering',
  签收: 'delivered',
  疑难: 'problem',
  退签: 'problem',
  退回: 'problem',
  拒签: 'problem',
};

/** Nothing known of this number, yet: a parcel that the carrier has not scanned. */
const NO_RESULT = '500';
const MOST_EVENTS = 500;

const refusal = z.object({ result: z.literal(false), returnCode: z.string(), message: z.string() });
const shanghaiTime = z.string().transform((text, context) => {
  const at = findShanghaiTime(text);
  if (at) return at;
  context.addIssue({ code: 'custom', message: 'not a time' });
  return z.NEVER;
});
const reply = z.object({
  message: z.literal('ok'),
  status: z.literal('200'),
  state: z.string(),
  nu: z.string(),
  data: z
    .array(
      z.object({
        ftime: shanghaiTime,
        context: z.string().trim().min(1),
        // Not every carrier says where.
        location: z.string().nullish(),
        status: z.string().nullish(),
      }),
    )
    .max(MOST_EVENTS),
});

/** Reads an answer to a question about this number; whatever the protocol does not know is a bad reply. */
export function readTrackingAnswer(text: string, trackingNo: string): TrackingAnswer {
  const body = parseJson(text);
  const refused = refusal.safeParse(body);
  if (refused.success) {
    if (refused.data.returnCode === NO_RESULT) return { state: null, events: [] };
    throw new OutsideServiceError('tracking', 'refused', refused.data.returnCode);
  }
  const read = reply.safeParse(body);
  if (!read.success || read.data.nu.toUpperCase() !== trackingNo) throw new OutsideServiceError('tracking', 'badReply');
  return {
    // A number that is newer than this table says at least that the parcel is moving.
    state: statesByNumber[read.data.state] ?? 'inTransit',
    events: read.data.data.map(({ ftime, context, location, status }) => ({
      at: ftime,
      place: (location ?? '').slice(0, 100),
      description: context.slice(0, 500),
      state: statesByWord[status ?? ''] ?? 'inTransit',
    })),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OutsideServiceError('tracking', 'badReply');
  }
}
