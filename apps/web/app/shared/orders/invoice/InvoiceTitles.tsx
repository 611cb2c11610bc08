import { useQuery, useQueryClient } from '@tanstack/react-query';
import { rules } from '@jiwu/contract/rules';
import { Button, Radio, Skeleton } from 'antd';
import { useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { invoiceQueries } from './invoiceQueries.ts';
import styles from './InvoiceTitles.module.css';
import { type InvoiceTitle, type InvoiceWish, isSameWish, wishOf } from './InvoiceWish.ts';

const none: InvoiceWish = { kind: 'none' };

interface InvoiceTitlesProps {
  chosen: InvoiceWish;
  onChoose: (wish: InvoiceWish) => void;
  onEdit: (title: InvoiceTitle | 'new') => void;
  onDone: () => void;
}

export function InvoiceTitles({ chosen, onChoose, onEdit, onDone }: InvoiceTitlesProps) {
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(invoiceQueries.titles());
  const [removing, setRemoving] = useState<string | null>(null);
  const titles = data?.items ?? [];
  const chosenId =
    titles.find((title) => isSameWish(wishOf(title), chosen))?.id ?? (chosen.kind === 'none' ? 'none' : null);

  function choose(id: string) {
    const title = titles.find((one) => one.id === id);
    onChoose(title ? wishOf(title) : none);
  }

  const reload = () => queries.invalidateQueries(invoiceQueries.titles());

  /** Gone at once; taking it back makes it anew. */
  async function remove(title: InvoiceTitle) {
    setRemoving(title.id);
    try {
      await apiClient.call('invoiceTitleDelete', { params: { id: title.id } });
      if (title.id === chosenId) onChoose(none);
      const action = { label: '撤销', onPress: () => void restore(title) };
      showToast({ kind: 'info', text: `已删除抬头「${title.title}」`, action });
    } catch {
      // The client has said why.
    }
    await reload();
    setRemoving(null);
  }

  async function restore({ kind, title, taxNo, isDefault }: InvoiceTitle) {
    try {
      await apiClient.call('invoiceTitleCreate', { body: { kind, title, taxNo, isDefault } });
    } catch {
      // The client has said why.
    }
    await reload();
  }

  if (!data && error) {
    return <LoadFailed text={error.message} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton title={false} paragraph={{ rows: 4 }} />;
  return (
    <>
      <p className={styles['note']}>电子普通发票，订单完成后开具，金额为实付金额。</p>
      <Radio.Group
        className={styles['titles'] ?? ''}
        aria-label="发票抬头"
        name="invoiceTitle"
        value={chosenId}
        onChange={({ target }) => choose(target.value as string)}
      >
        <div className={styles['title']}>
          <Radio value="none">不开发票</Radio>
        </div>
        {titles.map((title) => (
          <div className={styles['title']} key={title.id}>
            <Radio value={title.id}>
              {title.kind === 'company' ? '企业' : '个人'} · {title.title}
              {title.taxNo && <span className={styles['taxNo']}>税号 {title.taxNo}</span>}
            </Radio>
            <span className={styles['actions']}>
              <Button type="link" aria-label={`修改抬头 ${title.title}`} onClick={() => onEdit(title)}>
                修改
              </Button>
              <Button
                type="link"
                aria-label={`删除抬头 ${title.title}`}
                loading={removing === title.id}
                onClick={() => void remove(title)}
              >
                删除
              </Button>
            </span>
          </div>
        ))}
      </Radio.Group>
      {titles.length < rules.invoice.titlesPerUser ? (
        <Button block size="large" onClick={() => onEdit('new')}>
          新增抬头
        </Button>
      ) : (
        <p className={styles['note']}>最多保存 {rules.invoice.titlesPerUser} 个抬头，删除不用的后可以新增。</p>
      )}
      <Button className={styles['done'] ?? ''} type="primary" block size="large" onClick={onDone}>
        确定
      </Button>
    </>
  );
}
