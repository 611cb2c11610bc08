import type { getChecklist } from '../../../apps/server/src/modules/channels/openBox/index.ts';
import { demoChecklists } from './demoChecklists.ts';
import type { DemoFinding } from './DemoUnit.ts';

type Checklist = Awaited<ReturnType<typeof getChecklist>>;

interface Input {
  readonly checklist: Checklist;
  readonly finding: DemoFinding;
  /** The photo of each trace, in their order. */
  readonly tracePhotos: readonly string[];
}

/** What the inspector writes down, item by item of the list in force. */
export function findingsOf({ checklist, finding, tracePhotos }: Input) {
  const { grade, traces = [], said = {}, missing = {}, useWords = '', foundWords = '' } = finding;
  const isSealed = grade === 'new';
  const usual = new Map(
    demoChecklists
      .find(({ categoryId }) => categoryId === checklist.categoryId)
      ?.items.map(([key, , , usually]) => [key, usually]),
  );
  return {
    isSealed,
    results: checklist.items.map(({ key }) => {
      const found = traces.filter(({ item }) => item === key);
      if (found.length > 0) {
        return { key, result: 'worn' as const, words: found.map(({ words }) => words).join('；') };
      }
      const words = said[key] ?? (isSealed ? '未拆封，封签完好' : (usual.get(key) ?? '正常'));
      return { key, result: 'ok' as const, words };
    }),
    defects: traces.map(({ item, place, words, isObvious = false }, at) => ({
      itemKey: item,
      place,
      words,
      photoId: tracePhotos[at] ?? null,
      isObvious,
    })),
    parts: checklist.parts.map((label) => ({ label, isPresent: !(label in missing), words: missing[label] ?? '' })),
    useWords,
    foundWords,
  };
}
