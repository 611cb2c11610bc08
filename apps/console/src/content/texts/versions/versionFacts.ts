import { partNames, type Words } from '../textWords.ts';

export interface VersionFact {
  readonly name: string;
  /** What the value is: words, or the number of a picture or of a celebrity. */
  readonly is: 'words' | 'picture' | 'celebrity';
  readonly value: string;
}

const said = (name: string, value: string): VersionFact => ({ name, is: 'words', value });

/** All that a version says beside its body. */
export function versionFacts({ title, summary, place }: Words): VersionFact[] {
  const words = [said('标题', title), said('摘要', summary)];
  switch (place.kind) {
    case 'article':
      return [
        ...words,
        said('话题', partNames[place.topic]),
        { name: '达人', is: 'celebrity', value: place.celebrityId ?? '' },
        said('署名', place.author ?? ''),
        said('专栏', place.column ?? ''),
        { name: '封面', is: 'picture', value: place.coverFileId ?? '' },
      ];
    case 'guide':
      return [
        ...words,
        said('哪一章', partNames[place.section]),
        said('第几位', String(place.position + 1)),
        said('常问第几', place.popular === null ? '' : String(place.popular)),
        said('搜到的词', place.keywords.join('、')),
        said('旁边的条目', (place.related ?? []).join('、')),
      ];
  }
}
