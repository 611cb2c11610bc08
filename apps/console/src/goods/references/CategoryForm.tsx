import type { StaffCategory } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, Select } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { PictureField } from '../parts/PictureField.tsx';
import { useCategories } from '../parts/useCategories.ts';
import { StateButton } from './StateButton.tsx';
import styles from './References.module.css';

interface CategoryFormProps {
  /** None: a new one. */
  readonly category: StaffCategory | undefined;
  readonly parentId: string | null;
  readonly siblings: readonly StaffCategory[];
  readonly onMade?: (id: string) => void;
}

interface Words {
  readonly name: string;
  readonly aliases: string[];
  readonly attributes: string[];
  readonly pictureFileId: string | null;
}

/** Words, place and state of a category. */
export function CategoryForm({ category, parentId, siblings, onMade }: CategoryFormProps) {
  const [words, setWords] = useState(() => wordsOf(category));
  const set = (some: Partial<Words>) => setWords((before) => ({ ...before, ...some }));
  const create = useSend('staffCategoryCreate');
  const change = useSend('staffCategoryChange');
  const close = useSend('staffCategoryClose');
  const reopen = useSend('staffCategoryReopen');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (category) {
      const body = { ...words, version: category.version };
      if (await change.send({ params: { id: category.id }, body })) say.done('已经改好');
    } else {
      const made = await create.send({ body: { ...words, parentId } });
      if (made) onMade?.(made.id);
    }
  };
  const problem = [create, change, close, reopen].map((one) => one.problem).find(Boolean) ?? null;
  return (
    <Panel
      title={category?.name ?? '新类目'}
      note={category?.changed && `${category.changed.byName} ${formatTime(category.changed.at)} 改`}
    >
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <label htmlFor="categoryName">名称</label>
        <Input
          id="categoryName"
          maxLength={rules.goods.nameMax}
          value={words.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <label htmlFor="categoryAliases">别名（搜得到，不显示）</label>
        <Select
          id="categoryAliases"
          mode="tags"
          value={words.aliases}
          onChange={(aliases: string[]) => set({ aliases })}
        />
        <label htmlFor="categoryAttributes">可筛选的参数</label>
        <Select
          id="categoryAttributes"
          mode="tags"
          value={words.attributes}
          onChange={(attributes: string[]) => set({ attributes })}
        />
        <PictureField
          id="categoryPicture"
          label="图片"
          alt={words.name}
          fileId={words.pictureFileId}
          onChange={(pictureFileId) => set({ pictureFileId })}
        />
        <FormProblem text={problem} />
        <div className={styles['acts']}>
          <Button
            type="primary"
            htmlType="submit"
            disabled={words.name.trim() === ''}
            loading={create.isBusy || change.isBusy}
          >
            {category ? '保存' : '加这个类目'}
          </Button>
          {category && <StateButton of={category} close={close} reopen={reopen} />}
        </div>
      </form>
      {category && <MoveForm category={category} siblings={siblings} />}
    </Panel>
  );
}

function wordsOf(category: StaffCategory | undefined): Words {
  if (!category) return { name: '', aliases: [], attributes: [], pictureFileId: null };
  const { name, aliases, attributes, picture } = category;
  return { name, aliases, attributes, pictureFileId: picture?.fileId ?? null };
}

function MoveForm({ category, siblings }: { category: StaffCategory; siblings: readonly StaffCategory[] }) {
  const { items, nameOf } = useCategories();
  const [parentId, setParentId] = useState(category.parentId);
  const [beforeId, setBeforeId] = useState<string | null>(null);
  const move = useSend('staffCategoryMove');
  const parents = items.filter(({ level, isClosed }) => level === category.level - 1 && !isClosed);
  const there = parentId === category.parentId ? siblings : items.filter((item) => item.parentId === parentId);
  return (
    <div className={styles['form']} style={{ marginTop: 24 }}>
      {parents.length > 0 && (
        <>
          <label htmlFor="categoryParent">放在哪个类目下</label>
          <Select
            id="categoryParent"
            options={parents.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            value={parentId}
            onChange={(id: string) => {
              setParentId(id);
              setBeforeId(null);
            }}
          />
        </>
      )}
      <label htmlFor="categoryBefore">排在谁前面</label>
      <Select
        id="categoryBefore"
        allowClear
        placeholder="排在最后"
        options={there.map(({ id, name }) => ({ value: id, label: name }))}
        value={beforeId}
        onChange={(id: string | null) => setBeforeId(id ?? null)}
      />
      <FormProblem text={move.problem} />
      <Button
        loading={move.isBusy}
        onClick={() =>
          void move.send({
            params: { id: category.id },
            body: { parentId, beforeId, version: category.version },
          })
        }
      >
        移动
      </Button>
    </div>
  );
}
