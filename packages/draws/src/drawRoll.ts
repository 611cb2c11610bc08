import { rollOf } from './rollOf.ts';

interface Input {
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly number: number;
  readonly nonce: string;
}

/** 0 to 9999, all equally likely to anyone without the secret. README.md says how it is made. */
export async function drawRoll({ secret, number, nonce }: Input): Promise<number> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  for (let block = 0; ; block += 1) {
    const text = block === 0 ? `${number}:${nonce}` : `${number}:${nonce}:${block}`;
    const roll = rollOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))));
    if (roll !== null) return roll;
  }
}
