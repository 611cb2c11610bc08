import { formatFenShort } from '../../format/formatFenShort.ts';
import { channelNames } from './channelNames.ts';
import type { Facets } from './ResourceData.ts';
import { addressFor, type Channel, type ConditionGroup, type ResourceState, withToggled } from './resourceState.ts';

export interface Condition {
  readonly label: string;
  /** The page without it. */
  readonly to: string;
}

/** The conditions that hold, in the order of the filters; each can be taken away by itself. */
export function conditionsOf(state: ResourceState, facets: Facets | null): Condition[] {
  const brandNames = new Map(facets?.brands.map(({ id, name }) => [id, name]));
  const group = (name: ConditionGroup, labelOf: (value: string) => string): Condition[] =>
    state[name].map((value) => ({ label: labelOf(value), to: addressFor(withToggled(state, name, value)) }));
  return [
    ...(state.campaign ? [{ label: campaignLabel(facets), to: addressFor({ ...state, campaign: null }) }] : []),
    ...(state.inStock ? [{ label: '仅看有货', to: addressFor({ ...state, inStock: false }) }] : []),
    ...group('channels', (channel) => channelNames[channel as Channel]),
    ...group('brands', (brand) => brandNames.get(brand) ?? brand),
    ...(state.minFen === null && state.maxFen === null
      ? []
      : [{ label: priceLabel(state), to: addressFor({ ...state, minFen: null, maxFen: null }) }]),
    ...group('options', valueOf),
    ...group('attributes', valueOf),
  ];
}

function campaignLabel(facets: Facets | null): string {
  const campaign = facets?.campaign;
  return campaign ? `${campaign.isOver ? '已结束的活动' : '活动'}：${campaign.name}` : '活动商品';
}

/** 原木 of 颜色:原木 */
function valueOf(pair: string): string {
  return pair.slice(pair.indexOf(':') + 1);
}

function priceLabel({ minFen, maxFen }: ResourceState): string {
  if (minFen === null) return `${formatFenShort(maxFen ?? 0)} 以下`;
  if (maxFen === null) return `${formatFenShort(minFen)} 以上`;
  return `${formatFenShort(minFen)} – ${formatFenShort(maxFen)}`;
}
