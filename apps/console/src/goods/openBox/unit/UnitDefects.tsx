import type { CallInput, Contract } from '@jiwu/contract';
import { Button, Checkbox, Input, Select } from 'antd';
import styles from '../OpenBox.module.css';
import { placeNames, type Unit } from '../unitWords.ts';

type Defects = CallInput<Contract['staffUnitFindings']>['body']['defects'];
type Defect = Defects[number];

interface UnitDefectsProps {
  readonly unit: Unit;
  readonly defects: Defects;
  readonly onChange: (defects: Defects) => void;
}

/** 痕迹, one by one, each with the photograph that shows it: a buyer acknowledges them in these words. */
export function UnitDefects({ unit: { checklist, photos }, defects, onChange }: UnitDefectsProps) {
  const set = (at: number, changes: Partial<Defect>) =>
    onChange(defects.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  const items = (checklist?.items ?? []).map(({ key, label }) => ({ value: key, label }));
  const pictures = photos.map(({ id, place, words }) => ({ value: id, label: words || placeNames[place] }));
  return (
    <>
      <span>痕迹，{defects.length} 处</span>
      {defects.map((defect, at) => {
        const nth = `第 ${at + 1} 处`;
        return (
          // Traces have no id of their own, and are only added and taken away at the end of what is typed.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles['defect']}>
            <Select
              aria-label={`${nth}是哪一项`}
              value={defect.itemKey}
              options={items}
              onChange={(itemKey) => set(at, { itemKey })}
            />
            <Input
              aria-label={`${nth}在哪里`}
              placeholder="在哪里"
              maxLength={20}
              value={defect.place}
              onChange={({ target }) => set(at, { place: target.value })}
            />
            <Input
              aria-label={`${nth}什么样`}
              placeholder="什么样，例如 一道约 3 厘米的浅痕"
              maxLength={80}
              value={defect.words}
              onChange={({ target }) => set(at, { words: target.value })}
            />
            <Select
              aria-label={`${nth}的照片`}
              allowClear
              placeholder="照片"
              value={defect.photoId}
              options={pictures}
              onChange={(photoId?: string) => set(at, { photoId: photoId ?? null })}
            />
            <Checkbox checked={defect.isObvious} onChange={({ target }) => set(at, { isObvious: target.checked })}>
              一臂外看得见
            </Checkbox>
            <Button onClick={() => onChange(defects.filter((_, index) => index !== at))}>去掉{nth}</Button>
          </div>
        );
      })}
      <div>
        <Button
          disabled={items.length === 0 || defects.length >= 20}
          onClick={() =>
            onChange([
              ...defects,
              { itemKey: items[0]?.value ?? '', place: '', words: '', photoId: null, isObvious: false },
            ])
          }
        >
          加一处痕迹
        </Button>
      </div>
    </>
  );
}
