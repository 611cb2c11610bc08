import { Button } from 'antd';
import { StateMessage } from '../states/StateMessage.tsx';
import type { CursorList } from './useCursorList.ts';

type Going = Pick<CursorList<unknown>, 'isLoadingMore' | 'loadMore'>;

/** So many rows were looked at in vain, and there are more: whoever looks for something goes on from there. */
export function NoneSoFar({ list: { isLoadingMore, loadMore } }: { readonly list: Going }) {
  return (
    <StateMessage
      icon="filter"
      title="这一段里没有，可以接着找"
      action={
        <Button onClick={loadMore} loading={isLoadingMore}>
          接着找
        </Button>
      }
    />
  );
}
