import type { GoodsImport } from '@jiwu/contract';
import { Link, useNavigate } from 'react-router';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { wordsOf } from '../../api/wordsOf.ts';
import { FileAdder } from '../../ui/files/FileAdder.tsx';
import { saveFile } from '../../ui/files/saveFile.ts';
import { type TemplateFormat, TemplateButton } from '../../ui/files/TemplateButton.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { importStates } from './importStates.ts';
import { PicturesToName } from './PicturesToName.tsx';

/** Files that were brought in, and the place to bring the next. */
export function ImportsPage() {
  const list = useCursorList('staffImportList', {});
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const bring = async (file: File) => {
    const body = new FormData();
    body.append('file', file);
    setIsBusy(true);
    setProblem(null);
    try {
      const made = await client.call('staffImportUpload', { body }, { silent: true });
      void navigate(`/products/import/${made.id}`);
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const template = async (format: TemplateFormat) =>
    saveFile(await client.fetchFile('staffImportTemplate', { query: { format } }), `商品导入模板.${format}`);
  return (
    <>
      <PageHead title="导入商品" about="一行一个规格，最多 10,000 行；先核对，再写入，写完 10 分钟内可以整批撤回">
        <TemplateButton onTake={(format) => void template(format)} />
      </PageHead>
      <PicturesToName />
      <Panel title="第二步，表格">
        <FileAdder accept=".xlsx,.csv" isBusy={isBusy} onFiles={([file]) => file && void bring(file)}>
          {isBusy ? '正在读…' : '选一份 xlsx 或 csv，或拖到这里，不超过 10 MB'}
        </FileAdder>
        <FormProblem text={problem} />
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
