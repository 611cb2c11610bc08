import { type Answer, type contentEndpoints, rules } from '@jiwu/contract';
import { type GuideEntry, listGuide } from '../../../modules/content/content/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

/** The guide's first page: what is asked often, and everything by section. */
export async function loadGuideHome(db: Reader): Promise<Answer<(typeof contentEndpoints)['guideHome']>> {
  const entries = await listGuide(db);
  const popular = entries
    .filter((entry) => entry.popular !== null)
    .toSorted((one, other) => (one.popular ?? 0) - (other.popular ?? 0));
  return {
    popular: popular.map(lineOf),
    sections: rules.content.sections.map((section) => ({
      section,
      entries: entries.filter((entry) => entry.section === section).map(lineOf),
    })),
    total: entries.length,
  };
}

export function lineOf({ slug, title }: GuideEntry) {
  return { slug, title };
}
