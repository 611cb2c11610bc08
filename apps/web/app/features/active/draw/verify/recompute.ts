import type { Drawn, Period } from '../../ActiveData.ts';

/** The recomputed result of one draw, step by step. */
export interface Recomputed {
  readonly drawn: Drawn;
  readonly hash: { readonly computed: string; readonly holds: boolean };
  readonly roll: { readonly computed: number; readonly holds: boolean };
  readonly prize: { readonly holds: boolean };
  readonly holds: boolean;
}

/** A period whose secret is revealed. */
export interface OpenPeriod extends Period {
  readonly secret: string;
}

export function isOpen(period: Period): period is OpenPeriod {
  return period.secret !== null;
}

/** Works one draw out again in this browser, by the code that the server has published. */
export async function recompute(drawn: Drawn, period: OpenPeriod): Promise<Recomputed> {
  requireCrypto();
  const { verifyDraw } = await import('@jiwu/draws');
  const { number, nonce, roll, odds, prize } = drawn;
  const found = await verifyDraw({
    secret: period.secret,
    commitment: period.commitment,
    draw: { number, nonce, roll, odds, position: prize.position },
  });
  return { drawn, hash: found.commitment, roll: found.roll, prize: found.prize, holds: found.holds };
}

/** The first step alone, which needs no draw of one's own. */
export async function recomputeHash({ secret, commitment }: OpenPeriod): Promise<Recomputed['hash']> {
  requireCrypto();
  const { commitmentOf } = await import('@jiwu/draws');
  const bytes = new Uint8Array(secret.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? []);
  const computed = await commitmentOf(bytes);
  return { computed, holds: computed === commitment };
}

/** Browsers compute hashes only on pages that came over https. */
function requireCrypto(): void {
  if (!globalThis.crypto?.subtle) throw new Error('浏览器只在 https 页面上提供验证所需的运算，请用 https 地址打开');
}
