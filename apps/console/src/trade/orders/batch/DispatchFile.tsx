import { rules } from '@jiwu/contract/rules';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { wordsOf } from '../../../api/wordsOf.ts';
import { FileAdder } from '../../../ui/files/FileAdder.tsx';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { type TemplateFormat, TemplateButton } from '../../../ui/files/TemplateButton.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import styles from './Batch.module.css';
import { type Dispatched, DispatchResults } from './DispatchResults.tsx';

const { dispatchRows, dispatchColumns } = rules.order;
const columns = Object.values(dispatchColumns).join('、');

/** Up to 500 parcels by a spreadsheet; what it needs is said before, what became of each row after. The same file sends nothing twice. */
export function DispatchFile() {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<Dispatched | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = (isShown: boolean) => {
    setIsOpen(isShown);
    setDone(null);
    setProblem(null);
  };
  const upload = async (file: File) => {
    const form = new FormData();
    form.append('file', file);
    setIsBusy(true);
    setDone(null);
    setProblem(null);
    try {
      setDone(await client.call('staffDispatchImport', { body: form }, { silent: true }));
      await queryClient.invalidateQueries();
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  const template = async (format: TemplateFormat) =>
    saveFile(await client.fetchFile('staffDispatchTemplate', { query: { format } }), `发货模板.${format}`);
  return (
    <>
      <Button onClick={() => show(true)}>按单号文件发货</Button>
      <Drawer
        open={isOpen}
        onClose={() => show(false)}
        size={640}
        title="按单号文件发货"
        closable={{ 'aria-label': '关上' }}
        extra={<TemplateButton onTake={(format) => void template(format)} />}
      >
        <div className={styles['file']}>
          <p>
            表头要有这几列：<b>{columns}</b>。次序不限，一行一个包裹，一次最多 {dispatchRows} 行。
          </p>
          <FileAdder accept=".xlsx,.csv" isBusy={isBusy} onFiles={([file]) => file && void upload(file)}>
            {isBusy ? '正在发货…' : '选一份 xlsx 或 csv，或拖到这里'}
          </FileAdder>
          <FormProblem text={problem} />
          {done && <DispatchResults done={done} />}
        </div>
      </Drawer>
    </>
  );
}
