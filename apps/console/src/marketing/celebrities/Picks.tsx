import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from '../Marketing.module.css';
import { ProductPick } from '../parts/ProductPick.tsx';
import type { Celebrity, Pick } from './celebrityWords.ts';

const fields = [
  ['shelf', '放在哪一格', rules.celebrity.shelf.max],
  ['note', '为什么推荐', rules.celebrity.note.max],
  ['good', '好处', rules.celebrity.words.max],
  ['bad', '缺点', rules.celebrity.words.max],
  ['used', '用了多久、怎么用', rules.celebrity.words.max],
] as const;

type Words = Record<(typeof fields)[number][0], string>;
const noWords: Words = { shelf: '', note: '', good: '', bad: '', used: '' };

/** What the celebrity recommends, and one more of it. */
export function Picks({ celebrity }: { celebrity: Celebrity }) {
  const [productId, setProductId] = useState<string | null>(null);
  const [words, setWords] = useState<Words>(noWords);
  const add = useSend('staffPickAdd');
  const isFull = productId !== null && Object.values(words).every((value) => value.trim() !== '');
  const save = async () => {
    if (!productId) return;
    const body = { productId, ...words, prices: [], endsAt: null };
    if (await add.send({ params: { id: celebrity.id }, body })) say.done('推荐加上了');
  };
  return (
    <Panel title="推荐" note={`${celebrity.picks.length} 件`}>
      <ul className={styles['batches']}>
        {celebrity.picks.map((pick) => (
          <PickRow key={pick.id} pick={pick} />
        ))}
      </ul>
      <div className={styles['form']}>
        <label htmlFor="pickProduct">再推荐一件</label>
        <ProductPick id="pickProduct" value={productId} onChange={setProductId} />
        {productId &&
          fields.map(([name, label, max]) => (
            <Input
              key={name}
              aria-label={label}
              placeholder={label}
              maxLength={max}
              value={words[name]}
              onChange={({ target }) => setWords({ ...words, [name]: target.value })}
            />
          ))}
        <FormProblem text={add.problem} />
        <Button disabled={!isFull} loading={add.isBusy} onClick={() => void save()}>
          加上这件
        </Button>
      </div>
    </Panel>
  );
}

function PickRow({ pick: { id, title, shelf, rateBp, prices, isOver, version } }: { pick: Pick }) {
  const end = useSend('staffPickEnd');
  const lowest = prices.length > 0 ? Math.min(...prices.map(({ priceFen }) => priceFen)) : null;
  const stop = async () => {
    if (await end.send({ params: { id }, body: { version } })) say.done('这件推荐结束了');
  };
  return (
    <li>
      <span>
        {title}
        <small>
          {shelf}，佣金 {rateBp / 100}%{lowest === null ? '' : `，达人价 ¥${formatFen(lowest)} 起`}
          {isOver && '，已结束'}
        </small>
        <FormProblem text={end.problem} />
      </span>
      {!isOver && (
        <Button loading={end.isBusy} onClick={() => void stop()}>
          结束
        </Button>
      )}
    </li>
  );
}
