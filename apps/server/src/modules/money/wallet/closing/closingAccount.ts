import { seal, unseal } from '../../../../platform/crypto/seal.ts';

interface SealConfig {
  readonly SEAL_SECRET: string;
}

/** Where whoever left is paid. */
export interface ClosingAccount {
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
}

/** Bound to its owner: a row that is given another's account opens with neither. */
const purposeOf = (userId: string) => `closing account ${userId}`;

export function sealClosingAccount(config: SealConfig, userId: string, account: ClosingAccount): Buffer {
  const { holder, bank, number } = account;
  return seal(config.SEAL_SECRET, purposeOf(userId), JSON.stringify({ holder, bank, number }));
}

export function openClosingAccount(config: SealConfig, userId: string, sealed: Uint8Array): ClosingAccount {
  return JSON.parse(unseal(config.SEAL_SECRET, purposeOf(userId), sealed)) as ClosingAccount;
}
