import { CappedMap } from '../CappedMap.ts';
import type { Clock } from '../Clock.ts';

const WINDOWS = [
  { spanMs: 60_000, permits: 1, name: '分钟' },
  { spanMs: 3_600_000, permits: 5, name: '小时' },
  { spanMs: 86_400_000, permits: 10, name: '天' },
] as const;

const REMEMBERED_NUMBERS = 20_000;

export interface SmsLimits {
  /** Aliyun's message when the number has had enough, else undefined. */
  readonly findExceeded: (phoneNumber: string) => string | undefined;
  readonly note: (phoneNumber: string) => void;
}

/** Sliding windows per number: a little stricter than Aliyun's calendar day, never looser. */
export function createSmsLimits(now: Clock): SmsLimits {
  const sendTimes = new CappedMap<string, readonly number[]>(REMEMBERED_NUMBERS);
  return {
    findExceeded(phoneNumber) {
      const times = sendTimes.get(phoneNumber) ?? [];
      const full = WINDOWS.find(({ spanMs, permits }) => times.filter((at) => at > now() - spanMs).length >= permits);
      return full && `触发${full.name}级流控Permits:${full.permits}`;
    },
    note(phoneNumber) {
      const kept = (sendTimes.get(phoneNumber) ?? []).filter((at) => at > now() - 86_400_000);
      sendTimes.set(phoneNumber, [...kept, now()].slice(-10));
    },
  };
}
