import { createHmac } from 'node:crypto';

/** The roll as README.md of packages/draws describes it, written without looking at the code. */
export function independentRoll(secretHex: string, number: number, nonce: string): number {
  for (let more = 0; ; more += 1) {
    const hex = createHmac('sha256', Buffer.from(secretHex, 'hex'))
      .update([number, nonce, ...(more > 0 ? [more] : [])].join(':'), 'ascii')
      .digest('hex');
    const fair = hex
      .match(/.{8}/g)
      ?.map((word) => BigInt(`0x${word}`))
      .find((word) => word < 4_294_960_000n);
    if (fair !== undefined) return Number(fair % 10_000n);
  }
}
