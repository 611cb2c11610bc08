import type { Campaign } from './Campaign.ts';
import { lineTakes } from './channels.ts';
import type { OrderLine } from './OrderLine.ts';
import { scopeCovers } from './scopeCovers.ts';

/** Whether a line counts towards a campaign's tiers and bears a share of what it takes off. */
export function joinsCampaign({ scope }: Pick<Campaign, 'scope'>, line: OrderLine): boolean {
  return lineTakes(line, 'campaign') && scopeCovers(scope, line);
}
