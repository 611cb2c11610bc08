import type { MetaDescriptor } from 'react-router';
import { sharingMeta } from '../../config/sharingMeta.ts';
import type { AdvertisementData } from './AdvertisementData.ts';

export const description = '集物的广告位与档期：每一处都标“广告”，价格与空档公开。按天收费，不按点击另收。';

export function advertisementMeta({ origin }: AdvertisementData): MetaDescriptor[] {
  return sharingMeta({
    title: '品牌推广',
    description,
    origin,
    canonicalPath: '/advertisement',
  });
}
