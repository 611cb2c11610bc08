import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Drawer } from 'antd';
import { useRef, useState } from 'react';
import { client } from '../../../api/client.ts';
import { queryClient } from '../../../api/queryClient.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import styles from './Batch.module.css';

type Dispatched = Answer<Contract['staffDispatchImport']>;

/** Up to 500 parcels by a spreadsheet; each row says what became of it, and the same file sends nothing twice. */
export function DispatchFile() {
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<Dispatched | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const upload = async (file: File) => {
    const form = new FormData();
    form.append('file', file);
    setIsBusy(true);
    setProblem(null);
    try {
      setDone(await client.call('staffDispatchImport', { body: form }, { silent: true }));
      await queryClient.invalidateQueries();
    } catch (error) {
      setProblem((error as Error).message);
      setDone({ counts: { sent: 0, alreadySent: 0, refused: 0 }, rows: [] });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label="发货文件"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button loading={isBusy} onClick={() => field.current?.click()}>
        按单号文件发货
      </Button>
      <Drawer
        open={done !== null}
        onClose={() => setDone(null)}
        size={640}
        title="按文件发货的结果"
        closable={{ 'aria-label': '关上' }}
      >
        <FormProblem text={problem} />
        {done && done.rows.length > 0 && (
          <>
            <p>
              发出 {done.counts.sent} 笔，早已发过 {done.counts.alreadySent} 笔，没有发 {done.counts.refused} 笔
            </p>
            <table className={styles['results']}>
              <thead>
                <tr>
                  <th scope="col">行</th>
                  <th scope="col">订单号</th>
                  <th scope="col">运单号</th>
                  <th scope="col">结果</th>
                </tr>
              </thead>
              <tbody>
                {done.rows.map((row) => (
                  <tr
                    key={row.row}
                    data-refused={row.result !== 'sent' && row.result !== 'alreadySent' ? true : undefined}
                  >
                    <td>{row.row}</td>
                    <td>{row.orderNo}</td>
                    <td>
                      {row.carrier} {row.trackingNo}
                    </td>
                    <td>{rules.order.dispatchResults[row.result]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </Drawer>
    </>
  );
}
