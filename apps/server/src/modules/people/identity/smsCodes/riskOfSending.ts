import { DAY_MS } from '@jiwu/kernel';
import type { Config } from '../../../../platform/config/config.ts';
import { countSlots, type Limit } from '../../../../platform/limits/takeSlots.ts';
import type { Services } from '../../../../platform/services.ts';

interface Facts {
  readonly addressKey: string;
  readonly isOwnNumber: boolean;
  /** Of this day's messages in the whole shop. */
  readonly sent: number;
  readonly budget: number;
}

/** From half of the budget on a message gets dearer, so that a flood of them does not take the last ones from everyone. */
const SPENT_SHARES = [0.5, 0.8, 0.9];

export function addressLimit(config: Config, addressKey: string): Limit {
  return { key: `sms:address:${addressKey}`, max: config.SMS_PER_ADDRESS_DAY, windowMs: DAY_MS };
}

/** How many times the work of a message is doubled. A message to a number that somebody typed, the usual case of registering, is one. */
export async function riskOfSending(
  services: Services,
  { addressKey, isOwnNumber, sent, budget }: Facts,
): Promise<number> {
  const limit = addressLimit(services.config, addressKey);
  const fromAddress = await countSlots(services.redis, limit, services.clock());
  const typed = isOwnNumber ? 0 : 1;
  const crowded = fromAddress >= limit.max / 2 ? 1 : 0;
  return typed + crowded + SPENT_SHARES.filter((share) => sent >= budget * share).length;
}
