import { seal, unseal } from '../../../../platform/crypto/seal.ts';

interface SealConfig {
  readonly SEAL_SECRET: string;
}

/** Bound to its owner: a row that is given another's secret opens with neither. */
const purposeOf = (staffId: string) => `staff totp ${staffId}`;

export function sealTotpSecret(config: SealConfig, staffId: string, secret: string): Buffer {
  return seal(config.SEAL_SECRET, purposeOf(staffId), secret);
}

export function openTotpSecret(config: SealConfig, staffId: string, sealed: Uint8Array): string {
  return unseal(config.SEAL_SECRET, purposeOf(staffId), sealed);
}
