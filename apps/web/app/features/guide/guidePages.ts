import { guideAddress } from '../../shared/content/guideAddress.ts';
import type { Section } from './GuideData.ts';

/** The addresses of the guide. */
export const guidePages = {
  home: '/guide',
  answer: guideAddress,
  section: (section: Section) => `/guide?section=${section}`,
  search: (words: string, section?: Section) =>
    `/guide?keyword=${encodeURIComponent(words)}${section ? `&section=${section}` : ''}`,
} as const;
