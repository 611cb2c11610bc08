import { Button, ConfigProvider, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { MomentRangePicker } from '../../ui/time/pickers/MomentRangePicker.tsx';
import styles from '../Marketing.module.css';
import { DiscountPreview } from '../parts/DiscountPreview.tsx';
import { ScopeField } from '../parts/ScopeField.tsx';
import { type Campaign, type CampaignForm, campaignIn, emptyCampaign, formOf, newTier, previewIn } from './Campaign.ts';

interface CampaignEditorProps {
  /** Undefined: a new one. */
  readonly campaign: Campaign | undefined;
  readonly state: '未开始' | '进行中' | '已结束';
  readonly onMade: (id: string) => void;
}

/** One spend-and-save with what it would have cost last month. */
export function CampaignEditor({ campaign, state, onMade }: CampaignEditorProps) {
  const [form, setForm] = useState<CampaignForm>(campaign ? formOf(campaign) : emptyCampaign);
  const change = (changes: Partial<CampaignForm>) => setForm((before) => ({ ...before, ...changes }));
  const create = useSend('staffCampaignCreate');
  const revise = useSend('staffCampaignChange');
  const end = useSend('staffCampaignEnd');
  const body = campaignIn(form);
  const isOpen = state === '未开始';
  const submit = async () => {
    if (!body) return;
    if (campaign) {
      const input = { params: { id: campaign.id }, body: { ...body, version: campaign.version } };
      if (await revise.send(input)) say.done('已经改好，活动页上的时间跟着变');
      return;
    }
    const made = await create.send({ body });
    if (made) onMade(made.id);
  };
  const stop = async () => {
    if (!campaign) return;
    const input = { params: { id: campaign.id }, body: { version: campaign.version } };
    if (await end.send(input)) say.done(isOpen ? '已经撤回' : '已经结束，已下的订单不变');
  };
  return (
    // No form that Enter submits, as for a new coupon.
    <div className={styles['split']}>
      <Panel title={campaign?.name ?? '新的满减'} note={campaign && state}>
        <ConfigProvider componentDisabled={!isOpen}>
          <div className={styles['form']}>
            <label htmlFor="campaignName">名称，用户看得到</label>
            <Input
              id="campaignName"
              maxLength={30}
              value={form.name}
              onChange={({ target }) => change({ name: target.value })}
            />
            <span>什么时候</span>
            <MomentRangePicker
              label="什么时候"
              from={form.startsAt}
              until={form.endsAt}
              onChange={(startsAt, endsAt) => change({ startsAt, endsAt })}
            />
            <Tiers form={form} change={change} />
            <ScopeField
              label="哪些商品参加"
              scope={form.scope}
              onChange={(scope) => {
                if (scope.kind !== 'channel') change({ scope });
              }}
            />
          </div>
        </ConfigProvider>
        <FormProblem text={create.problem ?? revise.problem ?? end.problem} />
        <div className={styles['acts']}>
          {isOpen && (
            <Button
              type="primary"
              disabled={!body}
              loading={create.isBusy || revise.isBusy}
              onClick={() => void submit()}
            >
              {campaign ? '保存' : '建好'}
            </Button>
          )}
          {campaign && state !== '已结束' && (
            <Button loading={end.isBusy} onClick={() => void stop()}>
              {isOpen ? '撤回，不再开始' : '现在就结束，不能再开'}
            </Button>
          )}
        </div>
      </Panel>
      <DiscountPreview
        endpoint="staffCampaignPreview"
        body={previewIn(form)}
        about="上个月付过款的订单，凡是够得着的都按它减"
      />
    </div>
  );
}

/** Each tier rises, and takes off no more than its threshold. */
function Tiers({ form, change }: { form: CampaignForm; change: (changes: Partial<CampaignForm>) => void }) {
  const { tiers } = form;
  const set = (at: number, changes: Partial<(typeof tiers)[number]>) =>
    change({ tiers: tiers.map((tier, index) => (index === at ? { ...tier, ...changes } : tier)) });
  return (
    <>
      <span>满多少减多少，一档比一档高</span>
      {tiers.map((tier, index) => (
        <div key={tier.key} className={styles['row']}>
          <InputNumber
            aria-label={`第 ${index + 1} 档满多少`}
            prefix="满"
            suffix="元"
            min={0}
            precision={2}
            value={tier.thresholdYuan}
            onChange={(thresholdYuan) => set(index, { thresholdYuan })}
          />
          <InputNumber
            aria-label={`第 ${index + 1} 档减多少`}
            prefix="减"
            suffix="元"
            min={0}
            precision={2}
            value={tier.offYuan}
            onChange={(offYuan) => set(index, { offYuan })}
          />
          {tiers.length > 1 && (
            <Button onClick={() => change({ tiers: tiers.filter((_, at) => at !== index) })}>去掉这一档</Button>
          )}
        </div>
      ))}
      {tiers.length < 10 && (
        <div>
          <Button onClick={() => change({ tiers: [...tiers, newTier()] })}>加一档</Button>
        </div>
      )}
    </>
  );
}
