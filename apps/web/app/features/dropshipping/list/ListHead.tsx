import { rules } from '@jiwu/contract/rules';
import type { Business } from '@jiwu/contract';
import { useMutation } from '@tanstack/react-query';
import { formatCount } from '../../../format/formatCount.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { batchAddress } from '../batchAddress.ts';
import styles from './ListHead.module.css';

const MOST = formatCount(rules.dropshipping.maxRows);

interface ListHeadProps {
  senders: readonly Business[] | undefined;
  /** The empty list below has the filled button: there is one in a view. */
  isEmpty: boolean;
}

/** In whose name parcels go out, the sheet to fill in, and the one way to begin. */
export function ListHead({ senders, isEmpty }: ListHeadProps) {
  const template = useMutation({
    mutationFn: async () => {
      const sheet = await apiClient.fetchFile('dropshippingTemplate', { query: { format: 'xlsx' } });
      saveFile(sheet, '集物代发名单模板.xlsx');
    },
  });
  const isNobody = senders?.length === 0;
  const begin = isEmpty ? 'plain' : 'filled';
  return (
    <section className={styles['head']}>
      <div>
        <h1>一件代发</h1>
        <p>{leadOf(senders)}</p>
      </div>
      <div className={styles['acts']}>
        <button
          type="button"
          className={styles['plain']}
          aria-disabled={template.isPending || undefined}
          onClick={() => !template.isPending && template.mutate()}
        >
          <Icon name="download" size={16} />
          {template.isPending ? '正在下载' : '名单模板'}
        </button>
        {isNobody ? (
          <LightLink to="/user/businesses" className={styles[begin]}>
            先登记商户
          </LightLink>
        ) : (
          <LightLink to={batchAddress('new')} className={styles[begin]}>
            <Icon name="plus" size={16} />
            新建批次
          </LightLink>
        )}
      </div>
    </section>
  );
}

function leadOf(senders: readonly Business[] | undefined): string {
  const [first, another] = senders ?? [];
  if (senders && !first) return '登记并通过审核的商户，可以用自己的名义把商品直接寄给顾客。';
  const name = first && !another ? `以 ${first.shopName} 的名义` : '以您商户的名义';
  return `${name}寄给您的顾客，一单起，最多一次 ${MOST} 行。`;
}
