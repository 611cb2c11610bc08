import { useState } from 'react';
import { FileAdder } from '../../ui/files/FileAdder.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { uploadPicture } from '../parts/uploadPicture.ts';
import styles from './Imports.module.css';

/** Pictures that a file will name in its column 图片: they have to be in the shop before the file is looked at. */
export function PicturesToName() {
  const [kept, setKept] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [left, setLeft] = useState(0);
  const add = async (files: readonly File[]) => {
    setRefused([]);
    // One after the other: the shop encodes one picture at a time.
    for (const [nth, file] of files.entries()) {
      setLeft(files.length - nth);
      const picture = await uploadPicture(file);
      const set = picture ? setKept : setRefused;
      set((before) => [...before.filter((name) => name !== file.name), file.name]);
    }
    setLeft(0);
  };
  return (
    <Panel title="第一步，图片" note="没有新图片就跳过">
      <div className={styles['stack']}>
        <FileAdder
          accept="image/jpeg,image/png,image/webp"
          isMultiple
          isBusy={left > 0}
          onFiles={(files) => void add(files)}
        >
          {left > 0 ? `正在传，还有 ${left} 张…` : '选图片，或拖到这里，可以一次选很多张'}
        </FileAdder>
        <p className="quiet">表格的“图片”一列写文件名，例如 teapot.png，几张用分号分开。没有图片的商品不能发布。</p>
        {kept.length > 0 && <p role="status">{kept.length} 张图片可以按名字用了</p>}
        {refused.length > 0 && <p role="alert">没有传成：{refused.join('，')}</p>}
      </div>
    </Panel>
  );
}
