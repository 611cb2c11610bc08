import { rules } from '@jiwu/contract';
import { businessDay } from '@jiwu/kernel';
import { reconcileDay } from '../flows/reconcileDay.ts';
import type { Services } from '../platform/services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every morning, when the statements of the day before are ready. One gateway that fails does not keep the other. */
export async function reconcile(services: Services): Promise<void> {
  const day = businessDay(new Date(services.clock().getTime() - DAY_MS));
  const results = await Promise.allSettled(
    rules.payment.outsideGateways.map((gateway) => reconcileDay(services, { gateway, day })),
  );
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
}
