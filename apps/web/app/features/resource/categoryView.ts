import type { AnswerAt } from '../../api/sharedApi.ts';

type Categories = AnswerAt<'/api/resource/categories'>;
type CategoryNode = Categories['items'][number];

interface Step {
  readonly id: string;
  readonly name: string;
}

interface TreeRow extends Step {
  readonly count: number;
  readonly depth: 0 | 1 | 2;
  /** open: its children follow; closed: it has some; leaf: none. */
  readonly look: 'open' | 'closed' | 'leaf';
}

interface Tile {
  /** Null leads to all categories. */
  readonly id: string | null;
  readonly name: string;
  readonly picture: CategoryNode['picture'];
  readonly isCurrent: boolean;
}

/** The part of the category tree that one page shows: the page need not carry all of it. */
export interface CategoryView {
  readonly total: number;
  /** From the first level to the category of the page; empty for all categories. */
  readonly path: readonly Step[];
  /** The side's tree, open along the path. */
  readonly rows: readonly TreeRow[];
  /** The phone's pictures: 全部 and the child categories, or the siblings where there are no children. */
  readonly tiles: readonly Tile[];
}

/**
 * `found` has the counts of a search or of a campaign: categories without a hit are then left out. Returns undefined for an
 * unknown category.
 */
export function viewCategories(
  { items, total }: Categories,
  current: string | null,
  found?: ReadonlyMap<string, number>,
): CategoryView | undefined {
  const byId = new Map(items.map((node) => [node.id, node]));
  const path = pathTo(byId, current);
  if (current !== null && path.length === 0) return undefined;
  const childrenOf = (parentId: string | null) =>
    items.filter((node) => node.parentId === parentId && (!found || found.has(node.id) || path.includes(node)));
  const countOf = (node: CategoryNode) => found?.get(node.id) ?? (found ? 0 : node.count);

  const rowsBelow = (parentId: string | null, depth: 0 | 1 | 2): TreeRow[] =>
    childrenOf(parentId).flatMap((node) => {
      const isOpen = path.includes(node);
      const children = depth < 2 ? childrenOf(node.id) : [];
      const look = children.length === 0 ? 'leaf' : isOpen ? 'open' : 'closed';
      const row: TreeRow = { id: node.id, name: node.name, count: countOf(node), depth, look };
      return isOpen && depth < 2 ? [row, ...rowsBelow(node.id, depth === 0 ? 1 : 2)] : [row];
    });

  const [top] = path;
  return {
    total,
    path: path.map(({ id, name }) => ({ id, name })),
    // Inside a category the other ones of the first level are one step away, at 全部分类.
    rows: rowsBelow(null, 0).filter((row) => !top || row.depth > 0 || row.id === top.id),
    tiles: tilesFor(path, childrenOf),
  };
}

function pathTo(byId: ReadonlyMap<string, CategoryNode>, current: string | null): CategoryNode[] {
  const path: CategoryNode[] = [];
  let node = current === null ? undefined : byId.get(current);
  while (node && !path.includes(node)) {
    path.unshift(node);
    node = node.parentId === null ? undefined : byId.get(node.parentId);
  }
  return path;
}

function tilesFor(path: readonly CategoryNode[], childrenOf: (id: string | null) => CategoryNode[]): Tile[] {
  const current = path.at(-1);
  const below = childrenOf(current?.id ?? null);
  const parent = below.length > 0 ? current : path.at(-2);
  const shown = below.length > 0 ? below : childrenOf(parent?.id ?? null);
  if (shown.length === 0) return [];
  return [
    {
      id: parent?.id ?? null,
      name: '全部',
      // No picture of one category stands for all of them.
      picture: null,
      isCurrent: parent === current,
    },
    ...shown.map((node) => ({ id: node.id, name: node.name, picture: node.picture, isCurrent: node === current })),
  ];
}
