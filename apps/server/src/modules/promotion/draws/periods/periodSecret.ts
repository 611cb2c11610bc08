import type { Config } from '../../../../platform/config/config.ts';
import { seal, unseal } from '../../../../platform/crypto/seal.ts';

type SealConfig = Pick<Config, 'SEAL_SECRET'>;
const PURPOSE = 'drawSecret';

export function sealSecret(config: SealConfig, secret: Uint8Array): Buffer {
  return seal(config.SEAL_SECRET, PURPOSE, Buffer.from(secret).toString('hex'));
}

export function openSecret(config: SealConfig, sealed: Uint8Array): Buffer<ArrayBuffer> {
  return Buffer.from(unseal(config.SEAL_SECRET, PURPOSE, sealed), 'hex');
}
