import type { GoodsImport } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import styles from './Imports.module.css';

const EVERY_MS = 2000;

/** Products that an import made are drafts; all of them are put on sale at once, and each that breaks a rule says which. */
export function MadePanel({ file: { id } }: { file: GoodsImport }) {
  const [reason, setReason] = useState('');
  const read = useRead('staffImportMade', { params: { id } }, { everyMs: EVERY_MS });
  const publish = useSend('staffImportPublish');
  const made = read.data;
  if (read.isError && !made) return <LoadFailed what="新增的商品" onRetry={() => void read.refetch()} />;
  if (!made || made.drafts + made.scheduled + made.published === 0) return null;
  const { drafts, scheduled, published, problems } = made;
  return (
    <Panel title="新增的商品">
      <div className={styles['stack']}>
        <p role="status">{describe(made)}</p>
        {problems.length > 0 && (
          <>
            <ul aria-label="没有发布成的原因">
              {problems.map(({ problem, products }) => (
                <li key={problem}>
                  {products} 件：{problem}
                </li>
              ))}
            </ul>
            <p>
              <Link to="/products?view=draft">去看没发布过的商品</Link>
            </p>
          </>
        )}
        {drafts > 0 && scheduled === 0 && (
          <>
            <Input
              aria-label="发布的理由"
              placeholder="理由，记在审计里"
              maxLength={rules.goods.product.reasonMax}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <FormProblem text={publish.problem} />
            <Button
              type={published === 0 ? 'primary' : 'default'}
              block
              disabled={reason.trim() === ''}
              loading={publish.isBusy}
              onClick={() => void publish.send({ params: { id }, body: { reason: reason.trim() } })}
            >
              发布新增的 {drafts} 件
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}

function describe({ drafts, scheduled, published }: Record<'drafts' | 'scheduled' | 'published', number>): string {
  if (scheduled > 0) return `正在发布，还有 ${scheduled} 件，可以离开。`;
  if (drafts === 0) return `${published} 件都发布了，顾客看得到。`;
  return published === 0 ? `${drafts} 件还是草稿，顾客看不到。` : `发布了 ${published} 件，${drafts} 件还是草稿。`;
}
