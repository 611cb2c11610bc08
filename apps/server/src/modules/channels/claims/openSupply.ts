import type { Tx } from '../../../platform/database/Tx.ts';
import { announceSupply } from './announceSupply.ts';
import type { ClaimSubject } from './Claim.ts';

interface Input {
  readonly subject: ClaimSubject;
  readonly allocated: number;
  readonly perUser: number;
  readonly holdSeconds: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
}

/** From now on pieces of this subject can be claimed, as long as it is open. The caller has set them aside. */
export async function openSupply(tx: Tx, input: Input): Promise<void> {
  const { subject, allocated, perUser, holdSeconds, opensAt, closesAt } = input;
  await tx
    .insertInto('claim_supplies')
    .values({
      subject_kind: subject.kind,
      subject_id: subject.id,
      allocated,
      per_user: perUser,
      hold_seconds: holdSeconds,
      opens_at: opensAt,
      closes_at: closesAt,
    })
    .execute();
  announceSupply(tx, subject);
}
