import type { MetaDescriptor } from 'react-router';
import { sharingMeta } from '../../config/sharingMeta.ts';
import { celebrityAddress } from '../../shared/celebrity/celebrityAddress.ts';
import { pictureAddress } from '../../shared/files/picture/Picture.tsx';
import type { CelebrityData } from './CelebrityData.ts';

const channel = {
  title: '达人',
  description: '达人推荐自己在用的好物，好处和缺点都写明；能获得佣金的推荐都标广告，达人价低于平时的最低价。',
};

/** Categories and shelves make no page of their own for search engines; a celebrity does. */
export function celebrityMeta(page: CelebrityData): MetaDescriptor[] {
  const { origin } = page;
  if (page.kind === 'list') {
    const face = page.list?.items[0]?.avatar?.fileId;
    const picturePath = face && pictureAddress(face, '640');
    return sharingMeta({ ...channel, origin, canonicalPath: '/celebrity', picturePath });
  }
  const { id, name, bio, pickCount, cover } = page.celebrity;
  return sharingMeta({
    title: `${name}的推荐`,
    description: `${bio} 在推荐 ${pickCount} 件，每件都写了好处、缺点和用了多久。`,
    origin,
    canonicalPath: celebrityAddress(id),
    picturePath: cover ? pictureAddress(cover.fileId, '1080') : undefined,
  });
}
