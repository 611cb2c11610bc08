import { z } from 'zod';
import { processSettings } from './processSettings.ts';

const count = (value: number) => z.coerce.number().int().positive().default(value);

const schema = z.object({
  ...processSettings,
  LIVE_PORT: z.coerce.number().int().min(0).max(65535).default(3003),
  /** Connections to PostgreSQL, and so loads at a time. Few: this process must take none from checkout. */
  LIVE_DATABASE_POOL: count(3),
  /** Streams of one address. A whole office, or a village behind one address of its carrier, may look on. */
  LIVE_PER_ADDRESS: count(500),
  LIVE_TOTAL: count(15_000),
});

export type LiveConfig = Readonly<z.output<typeof schema>>;

/** The settings of the process `live`. It has no secrets: it reads what everyone may see. */
export function readLiveConfig(environment: Record<string, string | undefined>): LiveConfig {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(`configuration: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
