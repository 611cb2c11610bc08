import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useStep } from '../../../ui/form/useStep.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { type Business, businessQueries, formAddress } from '../businessQueries.ts';
import styles from './BusinessActions.module.css';

const SenderDialog = lazyPart(() => import('./SenderDialog.tsx'));

type Step = 'businessStop' | 'businessResume' | 'businessWithdraw';

const doneWords: Readonly<Record<Step, string>> = {
  businessStop: '已停用',
  businessResume: '已恢复使用',
  businessWithdraw: '已撤回修改，恢复为通过的执照信息',
};

/** The ways on that this state allows. */
export function BusinessActions({ business }: { business: Business }) {
  const { id, shopName, state, version, approvedAt, decidedAt, stopped } = business;
  const client = useQueryClient();
  const { isBusy, take } = useStep(() => client.invalidateQueries(businessQueries.list()));
  const [open, setOpen] = useState<'sender' | 'removal' | null>(null);
  const close = () => setOpen(null);

  async function step(name: Step): Promise<void> {
    const sent = await take(`${name} ${id} ${version}`, (idempotencyKey) =>
      apiClient.call(name, { params: { id }, body: { version } }, { idempotencyKey }),
    );
    if (sent) showToast({ kind: 'success', text: `「${shopName}」${doneWords[name]}` });
  }

  async function remove(): Promise<void> {
    const sent = await take(`remove ${id} ${version}`, (idempotencyKey) =>
      apiClient.call('businessRemove', { params: { id } }, { idempotencyKey }),
    );
    close();
    if (sent) showToast({ kind: 'success', text: `「${shopName}」已删除` });
  }

  const edit = (label: string, look?: 'primary') => (
    <Link className={styles['action']} data-look={look} to={formAddress(business)} aria-label={`${label}${shopName}`}>
      {label}
    </Link>
  );
  const press = (label: string, onClick: () => void) => (
    <button
      type="button"
      className={styles['action']}
      aria-label={`${label}${shopName}`}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    >
      {label}
    </button>
  );
  const withdraw = press('撤回修改', () => void step('businessWithdraw'));
  const actions: Readonly<Record<Business['state'], ReactNode>> = {
    approved: (
      <>
        {press('停用', () => void step('businessStop'))}
        {press('改寄件人', () => setOpen('sender'))}
        {edit('编辑')}
      </>
    ),
    reviewing: (
      <>
        {approvedAt === null ? press('删除', () => setOpen('removal')) : withdraw}
        {edit('修改再交')}
      </>
    ),
    refused: (
      <>
        {approvedAt === null ? press('删除', () => setOpen('removal')) : withdraw}
        {edit('去修改', 'primary')}
      </>
    ),
    stopped: (
      <>
        <Link className={styles['action']} to="/order/dropshipping" aria-label={`看以前的单，${shopName}`}>
          看以前的单
        </Link>
        {stopped?.by === 'user' && press('恢复使用', () => void step('businessResume'))}
      </>
    ),
  };
  return (
    <div className={styles['actions']}>
      {state === 'refused' && decidedAt !== null && (
        <span className={styles['when']}>{shanghaiMinute(decidedAt)} 审核</span>
      )}
      {actions[state]}
      {open === 'sender' && (
        <Suspense>
          <SenderDialog business={business} onClose={close} />
        </Suspense>
      )}
      {open === 'removal' && (
        <ConfirmDialog
          title={`删除「${shopName}」`}
          text="登记的资料和执照照片一起删除，不能恢复。以后可以重新登记。"
          confirm={{ label: '删除', busyLabel: '正在删除', onPress: () => void remove() }}
          isBusy={isBusy}
          problem={null}
          onClose={close}
        />
      )}
    </div>
  );
}
