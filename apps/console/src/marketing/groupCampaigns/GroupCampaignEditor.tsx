import { rules } from '@jiwu/contract/rules';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { MomentRangePicker } from '../../ui/time/pickers/MomentRangePicker.tsx';
import styles from '../Marketing.module.css';
import { ProductPick } from '../parts/ProductPick.tsx';
import { GroupPrices } from './GroupPrices.tsx';
import { emptyGroup, formOf, type GroupCampaign, type GroupForm, stateNames, termsIn } from './groupCampaignWords.ts';

interface GroupCampaignEditorProps {
  readonly campaign: GroupCampaign | undefined;
  readonly onMade: (id: string) => void;
  readonly onClose: () => void;
}

const { size, maxLimitPerUser } = rules.groupPurchase;

/** One campaign: its goods and prices until it begins, its end and its limits as long as it runs. */
export function GroupCampaignEditor({ campaign, onMade, onClose }: GroupCampaignEditorProps) {
  const [form, setForm] = useState<GroupForm>(() => (campaign ? formOf(campaign) : emptyGroup));
  const set = (changes: Partial<GroupForm>) => setForm((before) => ({ ...before, ...changes }));
  const create = useSend('staffGroupCampaignCreate');
  const revise = useSend('staffGroupCampaignChange');
  const end = useSend('staffGroupCampaignEnd');
  const terms = termsIn(form);
  const isFixed = campaign !== undefined && campaign.state !== 'planned';
  const isOver = campaign?.state === 'over';
  const save = async () => {
    if (!terms) return;
    if (campaign) {
      const input = { params: { id: campaign.id }, body: { ...terms, version: campaign.version } };
      if (await revise.send(input)) say.done('已改');
      return;
    }
    const made = await create.send({ body: terms });
    if (made) onMade(made.id);
  };
  const stop = async () => {
    if (!campaign) return;
    const done = await end.send({ params: { id: campaign.id }, body: { version: campaign.version } });
    if (done !== null) say.done(isFixed ? '不再开新团，已开的照常' : '已撤掉');
  };
  return (
    <Panel
      title={campaign?.title ?? '新的拼团'}
      note={campaign && stateNames[campaign.state]}
      extra={<Button onClick={onClose}>关闭</Button>}
    >
      <div className={styles['form']}>
        {!campaign && (
          <>
            <label htmlFor="groupProduct">商品</label>
            <ProductPick
              id="groupProduct"
              value={form.productId}
              onChange={(productId) => set({ productId, prices: {} })}
            />
          </>
        )}
        {form.productId && (
          <GroupPrices
            productId={form.productId}
            prices={form.prices}
            isFixed={isFixed}
            onChange={(prices) => set({ prices })}
          />
        )}
        <span>什么时候</span>
        <MomentRangePicker
          label="什么时候"
          disabled={[isFixed, isOver]}
          from={form.startsAt}
          until={form.endsAt}
          onChange={(startsAt, endsAt) => set({ startsAt, endsAt })}
        />
        <div className={styles['row']}>
          {isFixed ? (
            <span className={styles['said']}>{form.size} 人成团</span>
          ) : (
            <InputNumber
              aria-label="几人成团"
              prefix="几人成团"
              min={size.min}
              max={size.max}
              value={form.size}
              onChange={(value) => set({ size: value ?? size.min })}
            />
          )}
          <InputNumber
            aria-label="每人限购"
            prefix="每人限购"
            min={1}
            max={maxLimitPerUser}
            disabled={isOver}
            value={form.limitPerUser}
            onChange={(value) => set({ limitPerUser: value ?? 1 })}
          />
          <InputNumber
            aria-label="总件数，空着就是有多少卖多少"
            prefix="总件数"
            placeholder="不限"
            min={1}
            disabled={isOver}
            value={form.totalPieces}
            onChange={(totalPieces) => set({ totalPieces })}
          />
        </div>
        <FormProblem text={create.problem ?? revise.problem ?? end.problem} />
        {!isOver && (
          <div className={styles['acts']}>
            <Button
              type="primary"
              disabled={!terms}
              loading={create.isBusy || revise.isBusy}
              onClick={() => void save()}
            >
              {campaign ? '保存' : '建好'}
            </Button>
            {campaign && (
              <Button loading={end.isBusy} onClick={() => void stop()}>
                {isFixed ? '不再开新团' : '撤掉'}
              </Button>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
