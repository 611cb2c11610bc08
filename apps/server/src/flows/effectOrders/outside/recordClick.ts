import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import { countClickStatement, lastClickStatement } from '../../../modules/channels/effectOrders/index.ts';
import { inviterQuery } from '../../../modules/people/identity/index.ts';
import { visitStatement } from '../../../modules/people/invitations/index.ts';
import { idOfBrowser } from '../../../platform/crypto/idOfBrowser.ts';
import type { Services } from '../../../platform/services.ts';

interface Click {
  readonly code: string;
  readonly place: string | null;
  readonly browserId: string;
  /** The random key of the browser. */
  readonly key: string;
  /** Null: nobody is signed in. */
  readonly userId: string | null;
}

/**
 * A browser opened a page by a promoter's link. One statement, put together out of what each module knows of its own tables: whose
 * link it is, the last click, the count, and for a guest the invitation. A code that nobody has does nothing.
 */
export async function recordClick({ db, clock }: Pick<Services, 'clock' | 'db'>, click: Click): Promise<void> {
  const { code, browserId, key, userId } = click;
  const now = clock();
  // That word is kept for lines of picks.
  const place = click.place === rules.effectOrder.pickPlace ? null : click.place;
  const kept = { promoters: sql`promoter`, visitorId: idOfBrowser({ browserId, key }), userId, place, now };
  const visited = sql`, visited as (${visitStatement({ browserId, inviters: sql`promoter`, now })})`;
  await db.writeAlone(sql`
    with promoter as (${inviterQuery(code)}), last as (${lastClickStatement(kept)})
    ${userId === null ? visited : sql``}
    ${countClickStatement(kept)}`);
}
