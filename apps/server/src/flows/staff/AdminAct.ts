import type { Tx } from '../../platform/database/Tx.ts';
import { lockAdmins, useTotpStep } from '../../modules/staff/staff/index.ts';

/** An administrator who has shown a fresh code. */
export interface AdminAct {
  readonly by: string;
  readonly totpStep: number;
  readonly now: Date;
}

/** Makes sure that they still are one, and uses the code up. First of all: the administrators are locked until the commit. */
export async function actAsAdmin(tx: Tx, { by, totpStep }: AdminAct): Promise<void> {
  await lockAdmins(tx, { staffId: by });
  await useTotpStep(tx, { staffId: by, totpStep, refusal: 'STAFF_CODE_WRONG' });
}
