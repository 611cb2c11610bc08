import { useEffect, useState } from 'react';
import { formatCount } from '../../../../format/formatCount.ts';
import { FormProblem } from '../../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../../ui/form/useSend.ts';
import { BottomBar } from '../BottomBar.tsx';
import { type Blank, blankRow, type GridRow, isFilled, MOST_ROWS } from './gridRows.ts';
import { RowGrid } from './RowGrid.tsx';
import type { WayProps } from './WayProps.ts';
import { sendRows } from './sendRows.ts';
import styles from './Way.module.css';

const FIRST_ROWS = 3;

/** Rows typed by hand, or pasted as cells of a sheet. */
export function TypedRows({ batch, onDone }: WayProps) {
  const [only, another] = batch.goods;
  const blank: Blank = {
    recipient: '',
    phoneNumber: '',
    address: '',
    goods: only && !another ? only.code : '',
    quantity: '1',
  };
  const [rows, setRows] = useState<readonly GridRow[]>(() => Array.from({ length: FIRST_ROWS }, () => blankRow(blank)));
  const filled = rows.filter(isFilled);
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    const cells = filled.map(({ recipient, phoneNumber, address, goods, quantity }) => ({
      recipient,
      phoneNumber,
      address,
      goods,
      quantity,
    }));
    await sendRows(batch.id, cells, idempotencyKey);
    setRows([]);
    onDone();
  });
  useKeptFromLeaving(filled.length > 0);
  const goOn = () => void send(JSON.stringify(filled));
  const isOff = filled.length === 0;
  const label = isSending ? '正在核对' : isOff ? '填好再核对' : `核对 ${formatCount(filled.length)} 行`;
  return (
    <div className={styles['way']}>
      <p className={styles['hint']}>
        可以直接粘贴表格里的几行几列；地址写完整的省市区，会自动识别。一次最多 {MOST_ROWS} 行，更多请上传表格。
      </p>
      <RowGrid
        rows={rows}
        blank={blank}
        goods={batch.goods}
        nameOf={(index) => `第 ${index + 1} 行`}
        mayGrow
        onChange={setRows}
      />
      <FormProblem text={problem} />
      <div className={styles['acts']}>
        <button
          type="button"
          className={styles['plain']}
          aria-disabled={rows.length >= MOST_ROWS}
          onClick={() => rows.length < MOST_ROWS && setRows((all) => [...all, blankRow(blank)])}
        >
          加一行
        </button>
        <button
          type="button"
          className={styles['filled']}
          aria-disabled={isOff || isSending}
          aria-busy={isSending}
          onClick={isOff ? undefined : goOn}
        >
          {label}
        </button>
      </div>
      <BottomBar button={{ label, isOff, isBusy: isSending, onPress: goOn }}>
        <b>{formatCount(filled.length)} 行</b>
        <small>已填</small>
      </BottomBar>
    </div>
  );
}

/** The browser asks before it throws away what was typed and not sent. */
function useKeptFromLeaving(isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isKept]);
}
