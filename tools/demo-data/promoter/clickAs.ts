import { recordClick } from '../../../apps/server/src/flows/effectOrders/outside/recordClick.ts';
import { idFrom } from '../idFrom.ts';
import type { PromoterScene } from './PromoterScene.ts';

interface Click {
  /** Tells the browsers of the demo shop apart. */
  readonly visitor: string;
  /** Null: nobody is signed in there. */
  readonly userId: string | null;
  readonly place: string | null;
  readonly at: Date;
}

/** A browser opens the promoter's link at that time. */
export async function clickAs({ db, code }: PromoterScene, { visitor, userId, place, at }: Click): Promise<void> {
  const browser = { browserId: `demo-${visitor}`, key: idFrom('click', visitor) };
  await recordClick({ db, clock: () => at }, { code, place, ...browser, userId });
}
