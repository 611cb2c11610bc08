import type { CallInput, Contract } from '@jiwu/contract';
import type { Unit } from '../unitWords.ts';

/** As staff send them. */
export type Findings = Omit<CallInput<Contract['staffUnitFindings']>['body'], 'version'>;

/** What was found so far; what nobody has looked at yet is open. */
export function findingsOf({ inspection }: Pick<Unit, 'inspection'>): Findings {
  return {
    isSealed: inspection?.isSealed ?? false,
    results: (inspection?.results ?? []).map(({ key, result, words }) => ({ key, result, words })),
    defects: inspection?.defects ?? [],
    parts: inspection?.parts ?? [],
    useWords: inspection?.useWords ?? '',
    foundWords: inspection?.foundWords ?? '',
  };
}
