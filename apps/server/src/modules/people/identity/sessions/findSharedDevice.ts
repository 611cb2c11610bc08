import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface Input {
  readonly userId: string;
  /** The browser in which this user registered, which may have no session any more. */
  readonly browserId: string;
  readonly otherId: string;
}

/**
 * Whether two users share a browser in which both signed in or agreed to the terms, or the same kind of device at the same
 * network address (of IPv6 the /64, which is one household's, unless it is an IPv4 address in that form).
 */
export async function findSharedDevice(db: Reader, input: Input): Promise<'browser' | 'device' | null> {
  const { rows } = await sql<{ shares_browser: boolean; shares_device: boolean }>`
    with seen as (
      select user_id, browser_id, device,
        case when family(address) = 6 and not address <<= inet '::ffff:0:0/96'
          then network(set_masklen(address, 64))::inet else address end as net
      from sessions where user_id in (${input.userId}, ${input.otherId})
    ), browsers as (
      select user_id, browser_id from seen
      union select user_id, browser_id from consents where user_id in (${input.userId}, ${input.otherId})
      union select ${input.userId}::uuid, ${input.browserId}::text
    )
    select
      exists (
        select from browsers as own join browsers as other using (browser_id)
        where own.user_id = ${input.userId} and other.user_id = ${input.otherId} and browser_id not in ('', 'erased')
      ) as shares_browser,
      exists (
        select from seen as own join seen as other using (device, net)
        where own.user_id = ${input.userId} and other.user_id = ${input.otherId}
      ) as shares_device`.execute(db);
  const [shared] = rows;
  if (shared?.shares_browser) return 'browser';
  return shared?.shares_device ? 'device' : null;
}
