import type { MetaDescriptor } from 'react-router';
import { sharingMeta } from '../../config/sharingMeta.ts';
import type { ActiveData } from './ActiveData.ts';

const everything = {
  title: '活动',
  description: '领券、签到、抽奖、满减与 VIP。每一项都写明条件和余量，抽奖的结果可以自己在浏览器里重算。',
};

export function activeMeta({ activities, isOne, origin }: ActiveData): MetaDescriptor[] {
  const [only] = activities ?? [];
  if (!isOne || !only) return sharingMeta({ ...everything, origin, canonicalPath: '/active' });
  return sharingMeta({
    title: only.title,
    description: only.subtitle || (only.rulesText[0] ?? everything.description),
    origin,
    canonicalPath: `/active?id=${only.id}`,
    ...(only.picture && { picturePath: `/file/${only.picture.fileId}?w=1080` }),
  });
}
