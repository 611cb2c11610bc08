import { rules } from '@jiwu/contract';
import { businessDay, isCreditCode } from '@jiwu/kernel';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Licence } from './Business.ts';

/** Refuses what no licence can say: a code with a wrong check digit, or of another kind, and a licence whose time is over. */
export function assertLicence(licence: Licence, now: Date): void {
  const { kind, creditCode } = licence;
  if (!isCreditCode(creditCode)) throw new ShopError('CREDIT_CODE_WRONG');
  if (!creditCode.startsWith(rules.business.codePrefixes[kind])) throw new ShopError('BUSINESS_KIND_MISFIT');
  assertStillValid(licence, now);
}

/** The last day still counts. */
export function assertStillValid({ validUntil }: Pick<Licence, 'validUntil'>, now: Date): void {
  if (validUntil !== null && validUntil < businessDay(now)) throw new ShopError('BUSINESS_LICENCE_OVER');
}
