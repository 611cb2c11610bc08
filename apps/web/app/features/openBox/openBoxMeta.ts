import type { MetaDescriptor } from 'react-router';
import { sharingMeta } from '../../config/sharingMeta.ts';
import { formatFen } from '../../format/formatFen.ts';
import { pictureAddress } from '../../shared/files/picture/Picture.tsx';
import { gradeLabel } from '../../shared/openBox/gradeWords.ts';
import { unitAddress } from '../../shared/openBox/unitAddress.ts';
import type { OpenBoxData } from './OpenBoxData.ts';

const channel = {
  title: '开箱',
  description: '一物一检的开箱商品：等级、痕迹、缺件和降价安排都写明，照片就是这一件，签收后 7 天内可退。',
};

/** Filters make no page of their own for search engines; a unit does while it is on sale. */
export function openBoxMeta(page: OpenBoxData): MetaDescriptor[] {
  const { origin } = page;
  if (page.kind === 'list') {
    const cover = page.list?.items[0]?.picture.fileId;
    return sharingMeta({
      ...channel,
      origin,
      canonicalPath: '/openBox',
      picturePath: cover && pictureAddress(cover, '640'),
    });
  }
  const { unit } = page;
  return sharingMeta({
    title: `${unit.title}，开箱 ${gradeLabel(unit.grade)} ${formatFen(unit.priceFen)}`,
    description: `${unit.headline}。仅此一件，编号 ${unit.no}，检测单、痕迹照片和它的全部经历都在页面上。`,
    origin,
    canonicalPath: unitAddress(unit.id),
    picturePath: pictureAddress(unit.picture.fileId, '1080'),
    isPrivate: unit.state !== 'listed',
  });
}
