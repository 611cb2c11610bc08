import { rules } from '@jiwu/contract';
import { type Inspection, missingParts } from '../inspections/Inspection.ts';

/** Something that a buyer is asked to acknowledge. */
export interface Ask {
  readonly key: string;
  readonly kind: (typeof rules.openBox.acknowledgements)[number];
  readonly title: string;
  readonly words: string;
  readonly photoId: string | null;
  /** As it is stored with the order. */
  readonly text: string;
  /** Of the inspection, and of the sentence. */
  readonly version: string;
}

/** Every defect, every missing part, and that it was used: in the words that the buyer reads. */
export function asksOf(inspection: Pick<Inspection, 'no' | 'defects' | 'parts' | 'useWords'>): Ask[] {
  const version = `${inspection.no}.${rules.openBox.acknowledgementWords}`;
  const defects = inspection.defects.map(({ place, words, photoId }, at) => ({
    key: `defect${at}`,
    kind: 'defect' as const,
    title: place,
    words,
    photoId,
    text: `我看过照片，接受${place}的痕迹：${words}`,
    version,
  }));
  const missing = missingParts(inspection).map(({ label, words }, at) => ({
    key: `missing${at}`,
    kind: 'missing' as const,
    title: `缺${label}`,
    words,
    photoId: null,
    text: `我知道缺少${label}${words === '' ? '' : `（${words}）`}`,
    version,
  }));
  const { useWords } = inspection;
  const used = { key: 'used', kind: 'used' as const, title: '用过', words: useWords, photoId: null, version };
  return [...defects, ...missing, ...(useWords === '' ? [] : [{ ...used, text: `我知道它被用过：${useWords}` }])];
}
