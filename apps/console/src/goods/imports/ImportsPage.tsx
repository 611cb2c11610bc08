import type { GoodsImport } from '@jiwu/contract';
import { Button, Dropdown } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { FileAdder } from '../../ui/files/FileAdder.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { saveFile } from '../../ui/files/saveFile.ts';
import { importStates } from './importStates.ts';
import { PicturesToName } from './PicturesToName.tsx';

/** Files that were brought in, and the place to bring the next. */
export function ImportsPage() {
  const list = useCursorList('staffImportList', {});
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const bring = async (file: File) => {
    const body = new FormData();
    body.append('file', file);
    setIsBusy(true);
    try {
      const made = await client.call('staffImportUpload', { body });
      void navigate(`/products/import/${made.id}`);
    } catch {
      // The client has said why.
    } finally {
      setIsBusy(false);
    }
  };
  const template = async (format: 'xlsx' | 'csv') =>
    saveFile(await client.fetchFile('staffImportTemplate', { query: { format } }), `商品导入模板.${format}`);
  return (
    <>
      <PageHead title="导入商品" about="一行一个规格，最多 10,000 行；先核对，再写入，写完 10 分钟内可以整批撤回">
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'xlsx', label: 'Excel（xlsx）', onClick: () => void template('xlsx') },
              { key: 'csv', label: 'CSV', onClick: () => void template('csv') },
            ],
          }}
        >
          <Button icon={<Icon name="download" />}>下载模板</Button>
        </Dropdown>
      </PageHead>
      <PicturesToName />
      <Panel title="第二步，表格">
        <FileAdder accept=".xlsx,.csv" isBusy={isBusy} onFiles={([file]) => file && void bring(file)}>
          {isBusy ? '正在读…' : '选一份 xlsx 或 csv，或拖到这里，不超过 10 MB'}
        </FileAdder>
      </Panel>
      <ListTable
        what="导入"
        list={list}
        keyOf={({ id }) => id}
        onOpen={({ id }) => void navigate(`/products/import/${id}`)}
        empty={<StateMessage icon="document" title="还没有导入过" />}
        columns={[
          {
            title: '文件',
            key: 'name',
            render: (_, { id, name }: GoodsImport) => <Link to={`/products/import/${id}`}>{name}</Link>,
          },
          { title: '行', key: 'rows', align: 'right', render: (_, { rows }: GoodsImport) => rows.all },
          { title: '写入', key: 'written', align: 'right', render: (_, { rows }: GoodsImport) => rows.written },
          { title: '到哪一步', dataIndex: 'state', render: (state: GoodsImport['state']) => importStates[state] },
          { title: '谁', dataIndex: 'byName' },
          { title: '上传于', dataIndex: 'createdAt', render: (at: string) => formatTime(at) },
          { title: '指纹', dataIndex: 'fingerprint', className: 'mono' },
        ]}
      />
    </>
  );
}
