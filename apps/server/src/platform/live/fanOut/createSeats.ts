import { countViewers } from '../../telemetry/metrics.ts';

/** Counts open streams: so many for one address, so many for the process. */
export interface Seats {
  /** Takes one, and answers how to leave it; or says why there is none. */
  readonly take: (addressKey: string) => (() => void) | 'addressFull' | 'allFull';
}

export function createSeats(limits: { perAddress: number; total: number }): Seats {
  const byAddress = new Map<string, number>();
  let taken = 0;
  return {
    take(addressKey) {
      if (taken >= limits.total) return 'allFull';
      const count = byAddress.get(addressKey) ?? 0;
      if (count >= limits.perAddress) return 'addressFull';
      byAddress.set(addressKey, count + 1);
      taken += 1;
      countViewers(1);
      let isLeft = false;
      return () => {
        if (isLeft) return;
        isLeft = true;
        taken -= 1;
        countViewers(-1);
        const remaining = (byAddress.get(addressKey) ?? 0) - 1;
        if (remaining > 0) byAddress.set(addressKey, remaining);
        else byAddress.delete(addressKey);
      };
    },
  };
}
