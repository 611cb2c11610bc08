import { getApproval } from '../../../modules/staff/approvals/index.ts';
import { askAboutStuck } from '../../payments/outside/askAboutStuck.ts';
import { STUCK_REFUND } from '../../payments/stuck/stuckApproval.ts';
import type { ShopServices } from '../../ShopServices.ts';

/**
 * What is asked of the world outside before a request is approved, by kind. Nobody pays what was paid: a gateway that has done a refund after
 * all says so here, and the request is then found changed.
 */
const questions: Readonly<Record<string, (services: ShopServices, subjectId: string) => Promise<unknown>>> = {
  [STUCK_REFUND]: askAboutStuck,
};

export async function prepareApproval(services: ShopServices, id: string): Promise<void> {
  const { kind, subjectId, state } = await getApproval(services.db.read, id);
  if (state === 'waiting') await questions[kind]?.(services, subjectId);
}
