import { Button, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { ProductPick } from '../parts/ProductPick.tsx';
import marketing from '../Marketing.module.css';
import styles from './Candidates.module.css';
import { type Candidate, dayWords } from './dealWords.ts';
import { SkuSelect } from './SkuSelect.tsx';

interface CandidatesProps {
  /** To which they can go from here; null: the days that are shown are over. */
  readonly day: string | null;
  readonly onPlan: (candidate: Candidate) => void;
}

/** Goods that somebody proposes for a deal: they wait here until they are given a day. */
export function Candidates({ day, onPlan }: CandidatesProps) {
  const read = useRead('staffWootCandidates', {});
  const forgo = useSend('staffWootForgo');
  const [isProposing, setIsProposing] = useState(false);
  const items = read.data?.items ?? [];
  const drop = async (skuId: string) => {
    if (await forgo.send({ params: { skuId }, body: {} })) say.done('移出了备选池');
  };
  return (
    <Panel
      title="备选池"
      note={read.data && (items.length === 0 ? '还没有人推荐' : `${items.length} 个，排上了就离开这里`)}
      extra={!isProposing && <Button onClick={() => setIsProposing(true)}>推荐一个</Button>}
    >
      {read.isLoadingError && <LoadFailed what="备选池" onRetry={() => void read.refetch()} />}
      {read.isPending && <p className="quiet">正在看备选池…</p>}
      {isProposing && <Propose onClose={() => setIsProposing(false)} />}
      <FormProblem text={forgo.problem} />
      <ul className={styles['rows']}>
        {items.map((candidate) => (
          <li key={candidate.skuId}>
            <Thumb picture={candidate.picture} />
            <span>
              {candidate.title}，{candidate.skuLabel || '默认'}
              <small>
                {candidate.note}，{candidate.byName} 推荐
              </small>
            </span>
            <span className={styles['figure']}>{standingOf(candidate)}</span>
            <span className={styles['figure']}>
              建议 <b>{formatFen(candidate.priceFen)}</b>
            </span>
            <span className={styles['figure']}>可用 {candidate.available} 件</span>
            {day !== null && candidate.ordinaryFen !== null && (
              <Button
                type="link"
                aria-label={`${candidate.title} 排到 ${dayWords(day)}`}
                onClick={() => onPlan(candidate)}
              >
                排到 {day.slice(5)}
              </Button>
            )}
            <Button
              aria-label={`移出 ${candidate.title}`}
              loading={forgo.isBusy}
              onClick={() => void drop(candidate.skuId)}
            >
              移出
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function standingOf({ ordinaryFen, weekLowFen, priceFen }: Candidate): string {
  if (ordinaryFen === null) return '已下架';
  const low = `近 7 天最低 ${formatFen(weekLowFen ?? ordinaryFen)}`;
  return priceFen < ordinaryFen ? low : `${low}，建议价不比平时低了`;
}

function Propose({ onClose }: { onClose: () => void }) {
  const [productId, setProductId] = useState<string | null>(null);
  const [skuId, setSkuId] = useState<string | null>(null);
  const [yuan, setYuan] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const { isBusy, problem, send } = useSend('staffWootPropose');
  const save = async () => {
    if (!skuId || !yuan) return;
    const body = { skuId, priceFen: Math.round(yuan * 100), note: note.trim() };
    if (!(await send({ body }))) return;
    say.done('放进备选池了');
    onClose();
  };
  return (
    <div className={marketing['form']}>
      <label htmlFor="candidateProduct">推荐哪件商品</label>
      <ProductPick
        id="candidateProduct"
        value={productId}
        onChange={(id) => {
          setProductId(id);
          setSkuId(null);
        }}
      />
      <label htmlFor="candidateSku">推荐哪个规格</label>
      <SkuSelect id="candidateSku" productId={productId} value={skuId} onChange={setSkuId} />
      <label htmlFor="candidatePrice">建议价，要低于平时最低</label>
      <InputNumber id="candidatePrice" suffix="元" min={0.01} precision={2} value={yuan} onChange={setYuan} />
      <label htmlFor="candidateNote">为什么推荐，排上时先填进“一句话”</label>
      <Input id="candidateNote" maxLength={60} value={note} onChange={({ target }) => setNote(target.value)} />
      <FormProblem text={problem} />
      <div className={marketing['acts']}>
        <Button
          type="primary"
          disabled={!skuId || !yuan || note.trim() === ''}
          loading={isBusy}
          onClick={() => void save()}
        >
          放进备选池
        </Button>
        <Button onClick={onClose}>不推荐了</Button>
      </div>
    </div>
  );
}
