import type { OnLapsed } from '../../modules/channels/claims/index.ts';
import { releaseUnit } from '../../modules/channels/openBox/index.ts';

/** The claim of a unit was not ordered in time. */
export const releaseLapsed: OnLapsed = async (tx, { subject, now }) => {
  await releaseUnit(tx, { unitId: subject.id, how: 'lapsed', now });
};
