import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { FileAdder } from '../../../ui/files/FileAdder.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { type Uploaded, uploadPicture } from '../../parts/uploadPicture.ts';
import styles from '../Products.module.css';
import type { PartProps } from './PartProps.ts';

type Pictures = PartProps['value']['pictures'];

/** Pictures in their order, the first is the main one; each can be cut to a square. */
export function PicturesPanel({ value, onChange, isLocked }: PartProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { pictures } = value;
  const set = (next: Pictures) => onChange({ pictures: next });
  const add = async (files: readonly File[]) => {
    setIsBusy(true);
    const added: Uploaded[] = [];
    // One after the other: the shop encodes one picture at a time.
    for (const file of files) {
      const picture = await uploadPicture(file);
      if (picture) added.push(picture);
    }
    set([...pictures, ...added.map(({ fileId }) => ({ fileId, alt: '' }))].slice(0, rules.goods.product.maxPictures));
    setIsBusy(false);
  };
  const swap = (at: number, by: -1 | 1) => {
    const next = [...pictures];
    const [one, other] = [next[at], next[at + by]];
    if (!one || !other) return;
    next[at] = other;
    next[at + by] = one;
    set(next);
  };
  const cut = async (at: number) => {
    const picture = pictures[at];
    if (!picture) return;
    setIsBusy(true);
    const square = await cutToSquare(picture.fileId);
    if (square) set(pictures.map((one, index) => (index === at ? { ...one, fileId: square.fileId } : one)));
    setIsBusy(false);
  };
  return (
    <Panel title="图片" note="第一张是主图，每张要写说明">
      <ul className={styles['pictures']} aria-busy={isBusy}>
        {pictures.map(({ fileId, alt }, at) => (
          <li key={fileId}>
            <img src={`/file/${fileId}?w=320`} alt={alt} />
            <Input
              aria-label={`第 ${at + 1} 张的说明`}
              placeholder={at === 0 ? '主图' : '说明'}
              maxLength={rules.goods.product.altMax}
              disabled={isLocked}
              value={alt}
              onChange={({ target }) =>
                set(pictures.map((one, index) => (index === at ? { ...one, alt: target.value } : one)))
              }
            />
            {!isLocked && (
              <div>
                <Button
                  size="small"
                  aria-label={`第 ${at + 1} 张往前`}
                  disabled={at === 0}
                  onClick={() => swap(at, -1)}
                >
                  ←
                </Button>
                <Button
                  size="small"
                  aria-label={`第 ${at + 1} 张往后`}
                  disabled={at === pictures.length - 1}
                  onClick={() => swap(at, 1)}
                >
                  →
                </Button>
                <Button size="small" aria-label={`第 ${at + 1} 张裁方`} disabled={isBusy} onClick={() => void cut(at)}>
                  裁方
                </Button>
                <Button
                  size="small"
                  aria-label={`去掉第 ${at + 1} 张`}
                  onClick={() => set(pictures.filter((_, index) => index !== at))}
                >
                  ×
                </Button>
              </div>
            )}
          </li>
        ))}
        {!isLocked && (
          <li className={styles['adder']}>
            <FileAdder
              accept="image/jpeg,image/png,image/webp"
              isMultiple
              isBusy={isBusy}
              onFiles={(files) => void add(files)}
            >
              <Icon name="plus" /> 上传图片
            </FileAdder>
          </li>
        )}
      </ul>
    </Panel>
  );
}

/** The middle of the picture; the whole one stays in the shop. */
async function cutToSquare(fileId: string): Promise<Uploaded | null> {
  const image = new Image();
  image.src = `/file/${fileId}`;
  await image.decode().catch(() => null);
  const { naturalWidth: width, naturalHeight: height } = image;
  const side = Math.min(width, height);
  if (side < 16 || width === height) return null;
  const body = {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    width: side,
    height: side,
  };
  return await client.call('staffGoodsPictureCut', { params: { id: fileId }, body }).catch(() => null);
}
