import type { GoodsImport } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { BadRows } from './BadRows.tsx';
import { ChangedRows } from './ChangedRows.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { importStates } from './importStates.ts';
import { MadePanel } from './MadePanel.tsx';
import { NodPanel } from './NodPanel.tsx';
import styles from './Imports.module.css';

const BUSY: ReadonlySet<GoodsImport['state']> = new Set(['checking', 'applying', 'undoing']);
const steps = ['上传', '对列', '核对', '写入'] as const;
const stepOf: Readonly<Record<GoodsImport['state'], number>> = {
  uploaded: 1,
  checking: 2,
  checked: 2,
  applying: 3,
  applied: 4,
  undoing: 3,
  undone: 4,
  stopped: 4,
};

/** One file on its way into the shop. */
export function ImportPage() {
  const { id = '' } = useParams();
  const read = useRead('staffImportGet', { params: { id } }, { everyMs: 1500, isKept: true });
  const stop = useSend('staffImportStop');
  const navigate = useNavigate();
  if (read.isError && !read.data) return <LoadFailed what="这次导入" onRetry={() => void read.refetch()} />;
  if (!read.data) return null;
  const file = read.data;
  const { rows, state, version } = file;
  const isOpen = state === 'uploaded' || state === 'checking' || state === 'checked';
  return (
    <>
      <PageHead
        title="导入商品"
        about={`${file.name}，${rows.all} 行，${file.byName} ${formatTime(file.createdAt)} 上传，${importStates[state]}`}
      >
        {isOpen && (
          <Button
            loading={stop.isBusy}
            onClick={() =>
              void stop.send({ params: { id }, body: { version } }).then((done) => done && navigate('/products/import'))
            }
          >
            放下
          </Button>
        )}
      </PageHead>
      <ol className={styles['steps']} aria-label="步骤">
        {steps.map((name, at) => (
          <li
            key={name}
            data-done={at < stepOf[state] || undefined}
            data-now={at === stepOf[state] || undefined}
            aria-current={at === stepOf[state] ? 'step' : undefined}
          >
            <i aria-hidden>{at < stepOf[state] ? '✓' : at + 1}</i> {name}
          </li>
        ))}
      </ol>
      {state === 'uploaded' && <ColumnsPanel file={file} />}
      {state !== 'uploaded' && (
        <>
          <Figures file={file} />
          <div className={styles['split']}>
            <div className={styles['column']}>
              {rows.bad > 0 && <BadRows file={file} />}
              <ChangedRows file={file} />
            </div>
            <div className={styles['column']}>
              {state === 'checked' && rows.nod + rows.ready > 0 && <NodPanel file={file} />}
              <ApplyPanel file={file} />
              {state === 'applied' && <MadePanel file={file} />}
            </div>
          </div>
        </>
      )}
    </>
  );
}

function Figures({ file: { rows, state } }: { file: GoodsImport }) {
  const isChecking = BUSY.has(state);
  return (
    <dl className={styles['figures']} aria-busy={isChecking}>
      <div>
        <dt>可以写入</dt>
        <dd>
          {rows.ready}
          <small>
            新增 {rows.new}，改动 {rows.changed}
          </small>
        </dd>
      </div>
      <div>
        <dt>没有变化</dt>
        <dd>
          {rows.same}
          <small>跳过</small>
        </dd>
      </div>
      <div>
        <dt>要改</dt>
        <dd>
          {rows.bad}
          <small>{rows.unread > 0 ? `还有 ${rows.unread} 行没看` : '改好一行就地重新核对'}</small>
        </dd>
      </div>
      <div>
        <dt>改动偏大，要点头</dt>
        <dd>
          {rows.nod}
          <small>价格变了 {rules.goods.import.nodPercent}% 以上</small>
        </dd>
      </div>
    </dl>
  );
}

function ApplyPanel({ file }: { file: GoodsImport }) {
  const { id, rows, state, version, undoBy, fingerprint } = file;
  const [reason, setReason] = useState('');
  const apply = useSend('staffImportApply');
  const undo = useSend('staffImportUndo');
  const isDone = state === 'applied' || state === 'undone';
  return (
    <Panel title="写入">
      <div className={styles['stack']}>
        <p>
          {isDone
            ? `写入 ${rows.written + rows.undone + rows.kept} 行，没写成 ${rows.failed} 行${state === 'undone' ? `，撤回 ${rows.undone} 行，保持 ${rows.kept} 行` : ''}`
            : `改动立即生效，新增的先进草稿。没点头的 ${rows.nod} 行和要改的 ${rows.bad} 行不会写入，留在这次导入里。`}
        </p>
        {(state === 'applying' || state === 'undoing') && (
          <p role="status">
            {state === 'applying'
              ? `已写 ${rows.written}，还有 ${rows.ready} 行`
              : `已撤 ${rows.undone}，还有 ${rows.written} 行`}
            。可以离开，断了接着做。
          </p>
        )}
        {state === 'checked' && (
          <>
            <Input
              aria-label="理由"
              placeholder="理由，记在审计里"
              maxLength={rules.goods.product.reasonMax}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <FormProblem text={apply.problem} />
            <Button
              type="primary"
              block
              disabled={rows.ready === 0 || reason.trim() === ''}
              loading={apply.isBusy}
              onClick={() => void apply.send({ params: { id }, body: { version, reason } })}
            >
              写入 {rows.ready} 行
            </Button>
          </>
        )}
        {undoBy && (
          <>
            <FormProblem text={undo.problem} />
            <Button loading={undo.isBusy} onClick={() => void undo.send({ params: { id }, body: { version } })}>
              整批撤回（{formatTime(undoBy)} 前）
            </Button>
          </>
        )}
        <p className="quiet">整批一行审计，文件指纹 {fingerprint}</p>
      </div>
    </Panel>
  );
}
