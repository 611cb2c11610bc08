import { InputNumber } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import styles from '../Marketing.module.css';
import type { GroupForm } from './groupCampaignWords.ts';

interface GroupPricesProps {
  readonly productId: string;
  readonly prices: GroupForm['prices'];
  readonly isFixed: boolean;
  readonly onChange: (prices: GroupForm['prices']) => void;
}

/** The price in a group of each SKU, and of whoever opens one; a SKU without a price takes no part. */
export function GroupPrices({ productId, prices, isFixed, onChange }: GroupPricesProps) {
  const read = useRead('staffProductGet', { params: { id: productId } });
  if (read.isLoadingError) return <LoadFailed what="这件商品的规格" onRetry={() => void read.refetch()} />;
  const skus = read.data?.live?.skus ?? [];
  return (
    <>
      <span>团价，空着的规格不参加</span>
      <div className={styles['prices']}>
        {skus.map(({ id, optionValues, priceFen }) => {
          const label = optionValues.join('，') || '默认';
          const price = prices[id] ?? { yuan: null, leaderYuan: null };
          return (
            <div key={id}>
              <span>
                {label}，平时 ¥{formatFen(priceFen ?? 0)}
              </span>
              {isFixed ? (
                <b>{fixedWords(price)}</b>
              ) : (
                <>
                  <InputNumber
                    aria-label={`${label} 的团价`}
                    prefix="团价"
                    suffix="元"
                    min={0.01}
                    precision={2}
                    value={price.yuan}
                    onChange={(yuan) => onChange({ ...prices, [id]: { ...price, yuan } })}
                  />
                  <InputNumber
                    aria-label={`${label} 的团长价`}
                    prefix="团长"
                    suffix="元"
                    min={0.01}
                    precision={2}
                    value={price.leaderYuan}
                    onChange={(leaderYuan) => onChange({ ...prices, [id]: { ...price, leaderYuan } })}
                  />
                </>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

type Price = GroupForm['prices'][string];

function fixedWords({ yuan, leaderYuan }: Price): string {
  if (yuan === null) return '不参加';
  const group = `团价 ¥${formatFen(Math.round(yuan * 100))}`;
  return leaderYuan === null ? group : `${group}，团长 ¥${formatFen(Math.round(leaderYuan * 100))}`;
}
