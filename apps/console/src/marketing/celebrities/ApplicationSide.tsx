import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { publicClient } from '../../api/publicClient.ts';
import { say } from '../../api/say.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from '../Marketing.module.css';
import { type Application, platformWords } from './celebrityWords.ts';

/** One application: who it is, and a verdict. Approved, the page is made and shown later. */
export function ApplicationSide({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, name, field, bio, platforms, words } = application;
  const [reason, setReason] = useState('');
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const approve = useSend('staffApplicationApprove');
  const refuse = useSend('staffApplicationRefuse');
  const categories = useQuery({
    queryKey: ['resourceCategories'],
    queryFn: () => publicClient.call('resourceCategories', {}, { silent: true }),
  });
  const pass = async () => {
    if (categoryId && (await approve.send({ params: { id }, body: { categoryId } }))) say.done('已立为达人，先不展示');
  };
  const sendBack = async () => {
    if (await refuse.send({ params: { id }, body: { reason: reason.trim() } })) say.done('已告诉申请人');
  };
  return (
    <Panel title={name} note={field} extra={<Button onClick={onClose}>关闭</Button>}>
      <Facts
        rows={[
          ['简介', bio],
          ['粉丝', platformWords(platforms)],
          ['账号', platforms.map(({ account }) => account).join('，')],
          ['他说', words],
        ]}
      />
      <div className={styles['form']}>
        <label htmlFor="applicationCategory">放在哪个类目下</label>
        <Select
          id="applicationCategory"
          value={categoryId}
          onChange={setCategoryId}
          options={(categories.data?.items ?? []).map((category) => ({ value: category.id, label: category.name }))}
        />
        <Input
          aria-label="为什么不通过"
          placeholder="为什么不通过，申请人看得到"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormProblem text={approve.problem ?? refuse.problem} />
        <div className={styles['acts']}>
          <Button type="primary" disabled={!categoryId} loading={approve.isBusy} onClick={() => void pass()}>
            通过
          </Button>
          <Button disabled={reason.trim() === ''} loading={refuse.isBusy} onClick={() => void sendBack()}>
            不通过
          </Button>
        </div>
      </div>
    </Panel>
  );
}
