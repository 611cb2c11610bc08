import type { IconName } from '../../ui/icon/Icon.tsx';
import type { Section } from './GuideData.ts';

export const sectionIcons: Readonly<Record<Section, IconName>> = {
  shopping: 'cart',
  afterSale: 'undo',
  channels: 'grid',
  membership: 'crown',
  business: 'shop',
  account: 'lock',
};
