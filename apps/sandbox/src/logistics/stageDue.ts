import { readShanghaiTime, shanghaiDay } from '../pay/shanghaiTime.ts';
import type { ParcelStage } from './ParcelStage.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** From the hub to the town of the recipient. */
const LEAST_ON_THE_ROAD_MS = 10 * HOUR_MS;

/** When a parcel gets there after the stage before: real parcels drive by night and are brought by day. Each a little otherwise. */
export function stageDue(
  stage: ParcelStage,
  { after, trackingNo }: { readonly after: number; readonly trackingNo: string },
): number {
  const own = Number(trackingNo.slice(-2).replaceAll(/\D/g, '0')) * MINUTE_MS;
  switch (stage) {
    case 'collected':
    case 'problem':
      return after;
    case 'inTransit':
      return after + 2 * HOUR_MS + own;
    case 'delivering':
      return nextMorning(after + LEAST_ON_THE_ROAD_MS) + own;
    case 'delivered':
      return after + HOUR_MS + own;
  }
}

/** Half past eight in Shanghai, of this day or the one after it. */
function nextMorning(at: number): number {
  const today = readShanghaiTime(`${shanghaiDay(at)} 08:30:00`) ?? at;
  return today >= at ? today : today + DAY_MS;
}
