import { rules } from '@jiwu/contract/rules';
import { Input } from 'antd';
import { useDeferredValue } from 'react';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import styles from '../Products.module.css';
import type { PartProps } from './PartProps.ts';

/** Markdown beside what shoppers will see of it, by the shop's own renderer. */
export function DescriptionPanel({ value, onChange, isLocked }: PartProps) {
  const markdown = useDeferredValue(value.descriptionMarkdown);
  const preview = useQuery({
    queryKey: ['productPreview', markdown],
    queryFn: ({ signal }) => client.call('staffProductPreview', { body: { markdown } }, { silent: true, signal }),
    placeholderData: (before) => before,
    enabled: !isLocked,
  });
  return (
    <Panel title="详情" note="Markdown：## 标题，- 列表，![说明](file:图片编号)">
      <div className={styles['preview']}>
        <Input.TextArea
          aria-label="详情的原文"
          disabled={isLocked}
          autoSize={{ minRows: 12, maxRows: 24 }}
          maxLength={rules.goods.product.markdownMax}
          value={value.descriptionMarkdown}
          onChange={({ target }) => onChange({ descriptionMarkdown: target.value })}
        />
        {/* Scrolls, so the keyboard must be able to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div tabIndex={0} role="region" aria-label="详情的样子">
          {/* The server sanitised it: nothing in it can run. */}
          {/* oxlint-disable-next-line react/no-danger */}
          <div dangerouslySetInnerHTML={{ __html: preview.data?.html ?? '' }} />
        </div>
      </div>
    </Panel>
  );
}
