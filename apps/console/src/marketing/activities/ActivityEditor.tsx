import { rules } from '@jiwu/contract/rules';
import { Button, DatePicker, Input, InputNumber, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useRead } from '../../api/useRead.ts';
import { shopNow } from '../../session/shopTime.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from '../Marketing.module.css';
import { ProductPick } from '../parts/ProductPick.tsx';
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
  const campaigns = useRead('staffCampaignList', {}, { enabled: form.kind === 'spendAndSave' });
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
        {!activity && (
          <>
            <label htmlFor="activityKind">种类</label>
            <Select
              id="activityKind"
              value={form.kind}
              onChange={(kind) => set({ kind })}
              options={rules.activityKinds.map((value) => ({ value, label: kindNames[value] }))}
            />
          </>
        )}
        {!activity && form.kind === 'spendAndSave' && (
          <>
            <label htmlFor="activityCampaign">哪一个满减</label>
            <Select
              id="activityCampaign"
              value={form.campaignId}
              onChange={(campaignId) => set({ campaignId })}
              options={(campaigns.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </>
        )}
        <label htmlFor="activityTitle">标题</label>
        <Input
          id="activityTitle"
          maxLength={30}
          value={form.title}
          onChange={({ target }) => set({ title: target.value })}
        />
        <label htmlFor="activitySubtitle">一句话</label>
        <Input
          id="activitySubtitle"
          maxLength={60}
          value={form.subtitle}
          onChange={({ target }) => set({ subtitle: target.value })}
        />
        <label htmlFor="activityRules">规则全文</label>
        <Input.TextArea
          id="activityRules"
          rows={6}
          maxLength={4000}
          value={form.rulesText}
          onChange={({ target }) => set({ rulesText: target.value })}
        />
        <label htmlFor="activityPicture">用哪件商品的图，空着就不换</label>
        <ProductPick id="activityPicture" value={form.pictureOf} onChange={(pictureOf) => set({ pictureOf })} />
        {form.pictureOf && (
          <Input
            aria-label="图的说明"
            placeholder="图的说明"
            maxLength={60}
            value={form.alt}
            onChange={({ target }) => set({ alt: target.value })}
          />
        )}
        {form.kind !== 'spendAndSave' && form.kind !== 'draw' && (
          <DatePicker.RangePicker
            aria-label="什么时候，空着就一直有"
            showTime
            value={form.startsAt && form.endsAt ? [dayjs(form.startsAt), dayjs(form.endsAt)] : null}
            onChange={(range) =>
              set({ startsAt: range?.[0]?.toISOString() ?? null, endsAt: range?.[1]?.toISOString() ?? null })
            }
          />
        )}
        <InputNumber
          aria-label="第几位"
          prefix="第几位"
          min={0}
          max={1000}
          value={form.position}
          onChange={(position) => set({ position: position ?? 0 })}
        />
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
