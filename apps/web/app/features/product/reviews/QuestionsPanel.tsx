import { useState } from 'react';
import { readShared } from '../../../api/readShared.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { supportPathFor } from '../../../shared/support/supportPath.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { Panel } from '../Panel.tsx';
import type { Product, Questions } from '../ProductData.ts';
import styles from './QuestionsPanel.module.css';

interface QuestionsPanelProps {
  product: Product;
  first: Questions | null;
}

export function QuestionsPanel({ product, first }: QuestionsPanelProps) {
  const [items, setItems] = useState(first?.items ?? []);
  const [nextCursor, setNextCursor] = useState(first?.nextCursor ?? null);
  const [state, setState] = useState<'here' | 'loading' | 'failed'>(first ? 'here' : 'failed');

  async function more() {
    setState('loading');
    try {
      const query = { id: product.id, ...(nextCursor !== null && { cursor: nextCursor }) };
      const answer = await readShared('/api/product/questions', query);
      setItems((before) => [...before, ...answer.items]);
      setNextCursor(answer.nextCursor);
      setState('here');
    } catch {
      setState('failed');
    }
  }

  return (
    <Panel id="questions" title={`问答 ${formatCount(product.questionCount)}`} note="由集物客服回答">
      {product.questionCount === 0 && <p className={styles['none']}>还没有人提问。</p>}
      <dl className={styles['list']}>
        {items.map(({ id, question, answer, userName, createdAt }) => (
          <div key={id}>
            <dt>问</dt>
            <dd>
              {question}
              <span>
                {userName}　{shanghaiDay(createdAt)}
              </span>
            </dd>
            <dt>答</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['ask']}>
        没有您想问的？<LightLink to={supportPathFor('product', product.id)}>带上这件商品问客服</LightLink>
      </p>
      {state === 'failed' && (
        <LoadFailed text="问答没有加载出来，请再试一次。" retrying={false} onRetry={() => void more()} />
      )}
      {nextCursor !== null && state !== 'failed' && (
        <div className={styles['more']}>
          <Button busy={state === 'loading'} onClick={() => void more()}>
            {state === 'loading' ? '正在加载' : '看更多问答'}
          </Button>
        </div>
      )}
    </Panel>
  );
}
