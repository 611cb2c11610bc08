import type { UnitPriceReason } from '@jiwu/pricing';
import { channels } from '@jiwu/pricing/channels';

/** The name of the price at which lines were bought in a channel: 拼团价; of several channels, what they have in common. */
export function channelPriceName(lines: readonly { readonly unitPriceReason: UnitPriceReason }[]): string {
  const names = new Set(
    lines.flatMap(({ unitPriceReason: reason }) =>
      reason.code === 'channelPrice' ? [`${channels[reason.channel].label}价`] : [],
    ),
  );
  const [only] = names;
  return only !== undefined && names.size === 1 ? only : '频道价';
}
