import type { Answer, CallInput, Contract } from '@jiwu/contract';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';

type Endpoint = 'staffCouponPreview' | 'staffCampaignPreview';

interface DiscountPreviewProps<N extends Endpoint> {
  readonly endpoint: N;
  /** Null: something is still missing. */
  readonly body: CallInput<Contract[N]>['body'] | null;
  readonly about: string;
}

/** What a discount would have cost on last month's orders, asked for anew as its terms change. */
export function DiscountPreview<N extends Endpoint>({ endpoint, body, about }: DiscountPreviewProps<N>) {
  const read = useQuery<Answer<Contract[Endpoint]>>({
    queryKey: [endpoint, body],
    queryFn: async ({ signal }) => await client.call(endpoint, ...([{ body }, { silent: true, signal }] as never)),
    enabled: body !== null,
    placeholderData: (before) => before,
  });
  const seen = body === null ? undefined : read.data;
  return (
    <Panel title="要花多少" note={seen && `${seen.fromDay} 到 ${seen.toDay}`}>
      <p>{about}</p>
      {body === null && <p className="quiet">优惠、商品和张数写全了就算</p>}
      {body !== null && read.isLoadingError && <LoadFailed what="上个月的订单" onRetry={() => void read.refetch()} />}
      {seen?.orders === 0 && <p className="quiet">上个月没有够得着的订单，还看不出要花多少</p>}
      {seen && seen.orders > 0 && (
        <div aria-live="polite">
          <Facts
            rows={[
              ['用上它的订单', `${seen.orders} 笔，${seen.buyers} 人`],
              ['一共减', `¥${formatFen(seen.offFen)}`],
              ['比那时多花', <b key="cost">¥{formatFen(seen.costFen)}</b>],
              ['占这些订单实付', seen.paidFen > 0 ? `${((seen.costFen / seen.paidFen) * 100).toFixed(1)}%` : null],
            ]}
          />
        </div>
      )}
    </Panel>
  );
}
