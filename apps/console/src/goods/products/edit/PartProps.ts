import type { DraftInput } from '@jiwu/contract';

/** Of every part of the form of a product. */
export interface PartProps {
  readonly value: DraftInput;
  readonly onChange: (changes: Partial<DraftInput>) => void;
  readonly isLocked: boolean;
}
