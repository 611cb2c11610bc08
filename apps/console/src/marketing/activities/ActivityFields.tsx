import { rules } from '@jiwu/contract/rules';
import { Input, InputNumber, Select } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { ProductPick } from '../parts/ProductPick.tsx';
import { type ActivityForm, kindNames } from './activityWords.ts';
import { MomentRangePicker } from '../../ui/time/pickers/MomentRangePicker.tsx';

interface ActivityFieldsProps {
  readonly form: ActivityForm;
  /** Kind and campaign are chosen once. */
  readonly isNew: boolean;
  readonly onChange: (changes: Partial<ActivityForm>) => void;
}

/** What can be said of a thing on the page of activities. */
export function ActivityFields({ form, isNew, onChange }: ActivityFieldsProps) {
  const campaigns = useRead('staffCampaignList', {}, { enabled: isNew && form.kind === 'spendAndSave' });
  return (
    <>
      {isNew && (
        <>
          <label htmlFor="activityKind">种类</label>
          <Select
            id="activityKind"
            value={form.kind}
            onChange={(kind) => onChange({ kind })}
            options={rules.activityKinds.map((value) => ({ value, label: kindNames[value] }))}
          />
        </>
      )}
      {isNew && form.kind === 'spendAndSave' && (
        <>
          <label htmlFor="activityCampaign">哪一个满减</label>
          <Select
            id="activityCampaign"
            value={form.campaignId}
            onChange={(campaignId) => onChange({ campaignId })}
            options={(campaigns.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      )}
      <label htmlFor="activityTitle">标题</label>
      <Input
        id="activityTitle"
        maxLength={30}
        value={form.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <label htmlFor="activitySubtitle">一句话</label>
      <Input
        id="activitySubtitle"
        maxLength={60}
        value={form.subtitle}
        onChange={({ target }) => onChange({ subtitle: target.value })}
      />
      <label htmlFor="activityRules">规则全文</label>
      <Input.TextArea
        id="activityRules"
        rows={6}
        maxLength={4000}
        value={form.rulesText}
        onChange={({ target }) => onChange({ rulesText: target.value })}
      />
      <label htmlFor="activityPicture">用哪件商品的图，空着就不换</label>
      <ProductPick id="activityPicture" value={form.pictureOf} onChange={(pictureOf) => onChange({ pictureOf })} />
      {form.pictureOf && (
        <Input
          aria-label="图的说明"
          placeholder="图的说明"
          maxLength={60}
          value={form.alt}
          onChange={({ target }) => onChange({ alt: target.value })}
        />
      )}
      {form.kind !== 'spendAndSave' && form.kind !== 'draw' && (
        <MomentRangePicker
          label="什么时候，空着就一直有"
          from={form.startsAt}
          until={form.endsAt}
          onChange={(startsAt, endsAt) => onChange({ startsAt, endsAt })}
        />
      )}
      <InputNumber
        aria-label="第几位"
        prefix="第几位"
        min={0}
        max={1000}
        value={form.position}
        onChange={(position) => onChange({ position: position ?? 0 })}
      />
    </>
  );
}
