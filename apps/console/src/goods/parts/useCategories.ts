import type { StaffCategory } from '@jiwu/contract';
import { useRead } from '../../api/useRead.ts';

export interface CategoryNode {
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly children?: CategoryNode[];
}

interface Categories {
  readonly items: readonly StaffCategory[];
  readonly isLoaded: boolean;
  /** For a cascader: from the first level to the third. */
  readonly tree: CategoryNode[];
  readonly pathOf: (id: string) => string[];
  readonly nameOf: (id: string) => string;
}

/** The tree of categories, closed ones greyed out. */
export function useCategories(): Categories {
  const read = useRead('staffCategoryList', {});
  const items = read.data?.items ?? [];
  const byId = new Map(items.map((item) => [item.id, item]));
  const below = (parentId: string | null): CategoryNode[] =>
    items
      .filter((item) => item.parentId === parentId)
      .map(({ id, name, isClosed, level }) => ({
        value: id,
        label: name,
        disabled: isClosed,
        ...(level < 3 ? { children: below(id) } : {}),
      }));
  const pathOf = (id: string): string[] => {
    const item = byId.get(id);
    return item ? [...(item.parentId ? pathOf(item.parentId) : []), id] : [];
  };
  return {
    items,
    isLoaded: read.data !== undefined,
    tree: below(null),
    pathOf,
    nameOf: (id) =>
      pathOf(id)
        .map((one) => byId.get(one)?.name ?? one)
        .join(' / '),
  };
}
