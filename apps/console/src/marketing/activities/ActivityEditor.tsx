import { Button } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { shopNow } from '../../session/shopTime.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from '../Marketing.module.css';
import { ActivityFields } from './ActivityFields.tsx';
import {
  type Activity,
  type ActivityForm,
  emptyActivity,
  formOf,
  kindNames,
  stateOf,
  wordsIn,
} from './activityWords.ts';

interface ActivityEditorProps {
  readonly activity: Activity | undefined;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

/** One thing on the page of activities: its words, its picture and, where it has its own, its time. */
export function ActivityEditor({ activity, onMade, onClose }: ActivityEditorProps) {
  const [form, setForm] = useState<ActivityForm>(() => (activity ? formOf(activity) : emptyActivity));
  const set = (changes: Partial<ActivityForm>) => setForm((before) => ({ ...before, ...changes }));
  const create = useSend('staffActivityCreate');
  const revise = useSend('staffActivityChange');
  const end = useSend('staffActivityEnd');
  const words = wordsIn(form);
  const isOver = activity !== undefined && stateOf(activity, shopNow().toISOString()) === '已结束';
  const save = async () => {
    if (!words) return;
    if (activity) {
      const input = { params: { id: activity.id }, body: { ...words, version: activity.version } };
      if (await revise.send(input)) say.done('已改');
      return;
    }
    const campaignId = form.kind === 'spendAndSave' ? form.campaignId : null;
    const made = await create.send({ body: { ...words, kind: form.kind, ...(campaignId && { campaignId }) } });
    if (made) onMade(made.id);
  };
  const stop = async () => {
    if (!activity) return;
    if (await end.send({ params: { id: activity.id }, body: { version: activity.version } })) say.done('已结束');
  };
  return (
    <Panel
      title={activity?.title ?? '新的一项'}
      note={activity && kindNames[activity.kind]}
      extra={<Button onClick={onClose}>关闭</Button>}
    >
      <div className={styles['form']}>
        <ActivityFields form={form} isNew={!activity} onChange={set} />
        <FormProblem text={create.problem ?? revise.problem ?? end.problem} />
        {!isOver && (
          <div className={styles['acts']}>
            <Button
              type="primary"
              disabled={!words}
              loading={create.isBusy || revise.isBusy}
              onClick={() => void save()}
            >
              {activity ? '保存' : '加上'}
            </Button>
            {activity && (
              <Button loading={end.isBusy} onClick={() => void stop()}>
                结束，满减也随之结束
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
