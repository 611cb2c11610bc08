import type { StaffCategory } from '@jiwu/contract';
import { Button } from 'antd';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { useCategories } from '../parts/useCategories.ts';
import { CategoryForm } from './CategoryForm.tsx';
import styles from './References.module.css';

/** The tree on the left, the chosen category on the right. */
export function CategoriesPart() {
  const { query, change } = useAddress();
  const { items, isLoaded } = useCategories();
  const open = query['open'];
  const chosen = items.find(({ id }) => id === open);
  const parentOfNew = open?.startsWith('new:') ? open.slice(4) : null;
  return (
    <div className={styles['split']}>
      <Panel
        title="类目"
        note="三级，商品挂在第三级"
        extra={<Button onClick={() => change({ open: 'new:' }, { push: true })}>加一级类目</Button>}
      >
        {isLoaded && items.length === 0 && (
          <StateMessage icon="layers" title="还没有类目">
            先加一级类目，再在它下面加两级；商品挂在第三级
          </StateMessage>
        )}
        <ul className={styles['tree']}>
          {inOrder(items).map(({ id, name, level, count, isClosed }) => (
            <li
              key={id}
              data-open={id === open || undefined}
              data-off={isClosed || undefined}
              style={{ paddingInlineStart: (level - 1) * 24 }}
            >
              <button type="button" className={styles['name']} onClick={() => change({ open: id }, { push: true })}>
                {name}
                {isClosed && '（停用）'}
              </button>
              <em>{count} 件在售</em>
              {level < 3 && !isClosed && (
                <Button
                  size="small"
                  aria-label={`加下级，在 ${name} 下`}
                  onClick={() => change({ open: `new:${id}` }, { push: true })}
                >
                  加下级
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Panel>
      {chosen && (
        <CategoryForm
          key={`${chosen.id}:${chosen.version}`}
          category={chosen}
          parentId={chosen.parentId}
          siblings={siblingsOf(items, chosen)}
        />
      )}
      {parentOfNew !== null && (
        <CategoryForm
          key={open}
          category={undefined}
          parentId={parentOfNew === '' ? null : parentOfNew}
          siblings={[]}
          onMade={(id) => change({ open: id })}
        />
      )}
    </div>
  );
}

/** Each below the one above it. */
function inOrder(items: readonly StaffCategory[], parentId: string | null = null): StaffCategory[] {
  return items.flatMap((item) => (item.parentId === parentId ? [item, ...inOrder(items, item.id)] : []));
}

function siblingsOf(items: readonly StaffCategory[], { id, parentId }: StaffCategory): StaffCategory[] {
  return items.filter((item) => item.parentId === parentId && item.id !== id);
}
