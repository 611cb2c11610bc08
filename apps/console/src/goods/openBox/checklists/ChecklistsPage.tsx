import { Button, Table } from 'antd';
import { Link } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { useAddress } from '../../../ui/address/useAddress.ts';
import { PageHead } from '../../../ui/panel/PageHead.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Split } from '../../../ui/panel/Split.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../../ui/states/StateMessage.tsx';
import { useCategories } from '../../parts/useCategories.ts';
import type { Checklist } from './checklist.ts';
import { ChecklistEditor } from './ChecklistEditor.tsx';

const NEW = 'new';

/** 检测单: what opened goods of each category are looked at by. Without one nothing can be inspected. */
export function ChecklistsPage() {
  const { query, change } = useAddress();
  const { nameOf } = useCategories();
  const read = useRead('staffChecklistList', {});
  const items = read.data?.items ?? [];
  const { open } = query;
  const chosen = items.find(({ id }) => id === open);
  const close = () => change({ open: undefined });
  const nameFor = ({ categoryId }: Checklist) => (categoryId === null ? '全部品类' : nameOf(categoryId));
  const side = (open === NEW || chosen) && (
    <ChecklistEditor
      key={chosen?.id ?? NEW}
      checklist={chosen}
      taken={items.map(({ categoryId }) => categoryId)}
      onDone={close}
    />
  );
  return (
    <>
      <PageHead title="检测单" about="商品按离它最近的类目的检测单检测；改了是新的一版，做过的检测不变">
        <Link to="/units">
          <Button>回到开箱</Button>
        </Link>
        {read.data && (
          <Button type="primary" onClick={() => change({ open: NEW }, { push: true })}>
            写一份检测单
          </Button>
        )}
      </PageHead>
      <Split side={side}>
        <Panel isFlush>
          {read.isError && !read.data && <LoadFailed what="检测单" onRetry={() => void read.refetch()} />}
          {read.data && items.length === 0 && (
            <StateMessage icon="box" title="还没有检测单">
              先给全部品类写一份，开箱的单件才能检测；要求不同的类目再另写
            </StateMessage>
          )}
          {(read.isPending || items.length > 0) && (
            <Table<Checklist>
              size="middle"
              rowKey="id"
              loading={read.isPending}
              dataSource={items}
              pagination={false}
              columns={[
                {
                  title: '类目',
                  key: 'category',
                  render: (_, list) => (
                    <Button type="link" onClick={() => change({ open: list.id }, { push: true })}>
                      {nameFor(list)}
                    </Button>
                  ),
                },
                { title: '看什么', key: 'items', render: (_, { items: all }) => `${all.length} 项` },
                { title: '盒里该有', key: 'parts', render: (_, { parts }) => parts.join('，') || '没有写' },
                { title: '版本', key: 'version', align: 'right', render: (_, { version }) => `第 ${version} 版` },
              ]}
            />
          )}
        </Panel>
      </Split>
    </>
  );
}
