import { create } from 'zustand';
import { useAddress } from '../../address/useAddress.ts';

interface ColumnChoice {
  /** Keys of the columns that are not shown. */
  readonly hidden: readonly string[];
  /** It stands in the address, as a saved view or a copied link has it, and counts for that alone. */
  readonly isOfAddress: boolean;
  readonly choose: (hidden: readonly string[]) => void;
  readonly reset: () => void;
}

const PREFIX = 'columns:';
/** In the address: all are shown, whatever is kept on this machine. */
const NONE = 'none';

/** By list, of this machine. What was not asked for yet is read when it is. */
const useKept = create<Readonly<Record<string, readonly string[]>>>(() => ({}));

/** Which columns of a list are shown: as the address says; else as was chosen on this machine. */
export function useColumnChoice(list: string): ColumnChoice {
  const { query, change } = useAddress();
  const kept = useKept((all) => all[list]) ?? read(list);
  const given = query['hidden'];
  const isOfAddress = given !== undefined;
  return {
    hidden: isOfAddress ? columnsIn(given) : kept,
    isOfAddress,
    choose: (hidden) => (isOfAddress ? change({ hidden: columnsText(hidden) }) : keep(list, hidden)),
    reset: () => (isOfAddress ? change({ hidden: NONE }) : keep(list, [])),
  };
}

export function columnsText(hidden: readonly string[]): string {
  return hidden.length === 0 ? NONE : hidden.join('.');
}

function columnsIn(text: string): readonly string[] {
  return text === NONE ? [] : text.split('.');
}

function keep(list: string, hidden: readonly string[]): void {
  localStorage.setItem(PREFIX + list, columnsText(hidden));
  useKept.setState({ [list]: hidden });
}

function read(list: string): readonly string[] {
  return columnsIn(localStorage.getItem(PREFIX + list) ?? NONE);
}
