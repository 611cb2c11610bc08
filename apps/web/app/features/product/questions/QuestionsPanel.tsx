import { useState } from 'react';
import { readShared } from '../../../api/readShared.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ComingNear } from '../../../ui/comingNear/ComingNear.tsx';
import { supportPathFor } from '../../../shared/support/supportPath.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { Panel } from '../Panel.tsx';
import type { Product, Questions } from '../ProductData.ts';
import { AskPlace } from './AskPlace.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import styles from './QuestionsPanel.module.css';
import { useOwnQuestions } from './useOwnQuestions.ts';
import { WaitingQuestions } from './WaitingQuestions.tsx';

interface QuestionsPanelProps {
  product: Product;
  first: Questions | null;
}

/** What was asked and answered; whoever is signed in asks, and whoever has received the product answers. */
export function QuestionsPanel({ product, first }: QuestionsPanelProps) {
  const [items, setItems] = useState(first?.items ?? []);
  const [nextCursor, setNextCursor] = useState(first?.nextCursor ?? null);
  const [state, setState] = useState<'here' | 'loading' | 'failed'>(first ? 'here' : 'failed');
  const [isNear, setNear] = useState(false);
  const { isGuest, mine: own, refresh } = useOwnQuestions(product.id, isNear);

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
    <Panel id="questions" title={`问答 ${formatCount(product.questionCount)}`} note="由买过的人和集物客服回答">
      <ComingNear onNear={() => setNear(true)} />
      {product.questionCount === 0 && <p className={styles['none']}>还没有问答。</p>}
      <ul className={styles['list']}>
        {items.map((item) => (
          <QuestionItem
            key={item.id}
            productId={product.id}
            item={item}
            canAnswer={own !== null && own.canAnswer && !own.touched.includes(item.id)}
            onAnswered={refresh}
          />
        ))}
      </ul>
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
      {own && <WaitingQuestions productId={product.id} own={own} onAnswered={refresh} />}
      {product.isOnSale && <AskPlace productId={product.id} isGuest={isGuest} onAsked={refresh} />}
      <p className={styles['ask']}>
        急着知道？<LightLink to={supportPathFor('product', product.id)}>带上这件商品问客服</LightLink>
      </p>
    </Panel>
  );
}
