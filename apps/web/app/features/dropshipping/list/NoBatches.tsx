import type { Business } from '@jiwu/contract';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { batchAddress, LIST } from '../batchAddress.ts';
import { type BatchFilter, listAddress, tabNames } from './batchFilter.ts';
import styles from './NoBatches.module.css';

interface NoBatchesProps {
  filter: BatchFilter;
  /** The businesses to send in the name of; undefined while nobody knows them. */
  senders: readonly Business[] | undefined;
}

/** Nothing found, nothing on this tab, nothing ever, or nobody to send it: each with its own way on. */
export function NoBatches({ filter, senders }: NoBatchesProps) {
  return (
    <div className={styles['nothing']}>
      {filter.keyword !== '' ? (
        <EmptyState
          title={`没有找到“${filter.keyword}”`}
          text="可以换收件人的姓名、完整的手机号，或者批次号、订单号。"
          action={{ to: listAddress({ ...filter, keyword: '' }), label: '清除搜索' }}
          picture="compass"
        />
      ) : filter.tab !== 'all' ? (
        <EmptyState
          title={`没有${tabNames[filter.tab]}的批次`}
          text="别的批次在“全部”里。"
          action={{ to: LIST, label: '看全部批次' }}
        />
      ) : senders?.length === 0 ? (
        <EmptyState
          title="先登记一个商户"
          text="有营业执照的店铺或公司都可以登记，2 个工作日内答复。通过之后，包裹写您的寄件人，不放价格。"
          action={{ to: '/user/businesses', label: '去登记商户' }}
          picture="compass"
        />
      ) : (
        <EmptyState
          title="还没有代发批次"
          text="选好商品，填、贴或导入收件人名单，一次付清，包裹以您的店名寄出。"
          action={{ to: batchAddress('new'), label: '新建批次' }}
        />
      )}
    </div>
  );
}
