import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useDeferredValue } from 'react';
import { client } from '../../api/client.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TextPicture } from './TextPicture.tsx';
import styles from './Texts.module.css';
import { isWritten, type Words } from './textWords.ts';

interface TextEditorProps {
  readonly words: Words;
  readonly onChange: (changes: Partial<Words>) => void;
  /** What the last try to save it did not find, in words. */
  readonly problems: readonly string[];
}

/** Markdown beside what readers will see of it, and where the text stands. */
export function TextEditor({ words, onChange, problems }: TextEditorProps) {
  const asked = useDeferredValue(words);
  const preview = useQuery({
    queryKey: ['staffContentPreview', asked],
    queryFn: ({ signal }) => client.call('staffContentPreview', { body: asked }, { silent: true, signal }),
    placeholderData: (before) => before,
    enabled: isWritten(asked),
  });
  const { content } = rules;
  return (
    <>
      <Panel title="正文" note="Markdown；商品卡写作 :::product 商品编号，图片加在最后，可以挪到别处">
        <div className={styles['form']}>
          <label htmlFor="textTitle">标题</label>
          <Input
            id="textTitle"
            maxLength={content.title.max}
            value={words.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <label htmlFor="textSummary">摘要</label>
          <Input.TextArea
            id="textSummary"
            rows={2}
            maxLength={content.summary.max}
            value={words.summary}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
          <TextPicture
            label="加一张图片"
            onMade={(id) => onChange({ markdown: `${words.markdown.trimEnd()}\n\n![图片说明](file:${id})\n` })}
          />
          <FormProblem text={problems.length > 0 ? `没有存：${problems.join('；')}` : null} />
          <div className={styles['sides']}>
            <Input.TextArea
              aria-label="正文的原文"
              autoSize={{ minRows: 18, maxRows: 40 }}
              maxLength={content.markdown.max}
              value={words.markdown}
              onChange={({ target }) => onChange({ markdown: target.value })}
            />
            {/* Scrolls, so the keyboard must be able to reach it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div className={styles['preview']} tabIndex={0} role="region" aria-label="读者看到的样子">
              {(preview.data?.parts ?? []).map((part, nth) => (
                // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name than their place
                <Part key={nth} part={part} />
              ))}
            </div>
          </div>
        </div>
      </Panel>
      <PlaceFields place={words.place} onChange={(place) => onChange({ place })} />
    </>
  );
}

type Parts = Awaited<ReturnType<typeof client.call<'staffContentPreview'>>>['parts'];

function Part({ part }: { part: Parts[number] }) {
  switch (part.kind) {
    case 'html':
      // The server sanitised it: nothing in it can run.
      // oxlint-disable-next-line react/no-danger
      return <div dangerouslySetInnerHTML={{ __html: part.html }} />;
    case 'products':
      return (
        <ul className={styles['card']} aria-label="商品卡">
          {part.items.map(({ productId, words }) => (
            <li key={productId}>商品卡，{words || '没有说明'}</li>
          ))}
        </ul>
      );
    case 'list':
      return <p className={styles['card']}>文中全部商品的清单</p>;
  }
}
