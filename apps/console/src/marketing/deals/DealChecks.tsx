import { Icon } from '../../ui/icon/Icon.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { type Check, checksOf } from './dealChecks.ts';
import styles from './Deals.module.css';
import { StockSplit } from './StockSplit.tsx';
import { useDealFacts } from './useDealFacts.ts';

const notes: Readonly<Record<Check['verdict'], string>> = {
  fine: '都好',
  heed: '有要留意的，照样能发布',
  stop: '现在发布会被拒绝',
};
const gravity = ['stop', 'heed', 'fine'] as const;

/** What speaks for a planned deal and what against it, from what the shop knows now. */
export function DealChecks(props: Parameters<typeof useDealFacts>[0]) {
  const known = useDealFacts(props);
  if (!known) return <Panel title="检查">正在核对库存、成本和别的排期…</Panel>;
  const checks = checksOf(known.facts);
  const worst = gravity.find((verdict) => checks.some((check) => check.verdict === verdict)) ?? 'fine';
  return (
    <>
      <Panel title="库存怎么分" note={`在库 ${known.stock.onHand} 件`}>
        <StockSplit {...known.stock} pieces={known.facts.pieces} />
      </Panel>
      <Panel title="检查" note={notes[worst]}>
        <ul className={styles['checks']} aria-live="polite">
          {checks.map(({ verdict, text }) => (
            <li key={text} data-verdict={verdict}>
              <Icon name={verdict === 'fine' ? 'tick' : 'warning'} /> {text}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
