import { rules } from '@jiwu/contract/rules';
import { Input, InputNumber, Select } from 'antd';
import { Panel } from '../../ui/panel/Panel.tsx';
import styles from './Texts.module.css';
import { TextPicture } from './TextPicture.tsx';
import type { Words } from './textWords.ts';

type Place = Words['place'];

interface PlaceFieldsProps<P extends Place> {
  readonly place: P;
  readonly onChange: (place: Place) => void;
}

const { content } = rules;

/** Where a text stands: an article in a topic, an answer in a section of the guide. */
export function PlaceFields({ place, onChange }: PlaceFieldsProps<Place>) {
  return (
    <Panel title="放在哪里">
      <div className={styles['form']}>
        {place.kind === 'article' && <ArticleFields place={place} onChange={onChange} />}
        {place.kind === 'guide' && <GuideFields place={place} onChange={onChange} />}
      </div>
    </Panel>
  );
}

function ArticleFields({ place, onChange }: PlaceFieldsProps<Extract<Place, { kind: 'article' }>>) {
  return (
    <>
      <label htmlFor="textTopic">话题</label>
      <Select
        id="textTopic"
        value={place.topic}
        onChange={(topic) => onChange({ ...place, topic })}
        options={content.topics.map((value) => ({ value, label: content.topicNames[value] }))}
      />
      <span>封面</span>
      {place.coverFileId && (
        <img className={styles['cover']} src={`/file/${place.coverFileId}?w=320`} alt="现在的封面" />
      )}
      <TextPicture
        label={place.coverFileId ? '换一张封面' : '加封面'}
        onMade={(coverFileId) => onChange({ ...place, coverFileId })}
      />
      <label htmlFor="textAuthor">署名，空着就是集物编辑</label>
      <Input
        id="textAuthor"
        maxLength={content.author.max}
        disabled={place.celebrityId !== null}
        value={place.author ?? ''}
        onChange={({ target }) => onChange({ ...place, author: target.value.trim() || null })}
      />
      <label htmlFor="textColumn">专栏，可以空着</label>
      <Input
        id="textColumn"
        maxLength={content.column.max}
        value={place.column ?? ''}
        onChange={({ target }) => onChange({ ...place, column: target.value.trim() || null })}
      />
    </>
  );
}

function GuideFields({ place, onChange }: PlaceFieldsProps<Extract<Place, { kind: 'guide' }>>) {
  return (
    <>
      <label htmlFor="textSection">哪一章</label>
      <Select
        id="textSection"
        value={place.section}
        onChange={(section) => onChange({ ...place, section })}
        options={content.sections.map((value) => ({ value, label: content.sectionNames[value] }))}
      />
      <div className={styles['row']}>
        <InputNumber
          aria-label="在这一章第几位"
          prefix="第"
          suffix="位"
          min={1}
          max={content.maxPosition + 1}
          value={place.position + 1}
          onChange={(nth) => onChange({ ...place, position: (nth ?? 1) - 1 })}
        />
        <InputNumber
          aria-label="在大家常问里第几，空着就不在"
          prefix="常问第"
          min={1}
          max={99}
          value={place.popular}
          onChange={(popular) => onChange({ ...place, popular })}
        />
      </div>
      <label htmlFor="textKeywords">还能用哪些词搜到</label>
      <Select
        id="textKeywords"
        mode="tags"
        maxCount={content.maxKeywords}
        open={false}
        suffixIcon={null}
        placeholder="写一个按一次回车"
        value={place.keywords}
        onChange={(keywords: string[]) => onChange({ ...place, keywords })}
        options={[]}
      />
      <label htmlFor="textRelated">旁边的条目，写它们地址里的词</label>
      <Select
        id="textRelated"
        mode="tags"
        maxCount={content.maxRelated}
        open={false}
        suffixIcon={null}
        placeholder="写一个按一次回车"
        value={place.related ?? []}
        onChange={(related: string[]) => onChange({ ...place, related })}
        options={[]}
      />
    </>
  );
}
