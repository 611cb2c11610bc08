import { DAY_MS } from '@jiwu/kernel';

/** The instants of a span of business days; both days count. */
export function daySpan(days: { readonly fromDay?: string | undefined; readonly toDay?: string | undefined }): {
  readonly from?: Date;
  readonly until?: Date;
} {
  const { fromDay, toDay } = days;
  return {
    ...(fromDay !== undefined && { from: midnight(fromDay) }),
    ...(toDay !== undefined && { until: new Date(midnight(toDay).getTime() + DAY_MS) }),
  };
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00+08:00`);
}
