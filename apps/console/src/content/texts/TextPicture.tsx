import { useState } from 'react';
import { client } from '../../api/client.ts';
import styles from './Texts.module.css';

interface TextPictureProps {
  readonly label: string;
  readonly onMade: (id: string) => void;
}

/** A picture for a text: the shop keeps it, and tells the number by which the text names it. */
export function TextPicture({ label, onMade }: TextPictureProps) {
  const [isBusy, setIsBusy] = useState(false);
  const add = async (file: File | undefined) => {
    if (!file) return;
    const body = new FormData();
    body.append('file', file);
    setIsBusy(true);
    try {
      onMade((await client.call('staffContentPictureAdd', { body })).id);
    } catch {
      // The client has said why.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <label className={styles['picture']} aria-busy={isBusy}>
      {isBusy ? '正在传…' : label}
      <input
        className="visuallyHidden"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={isBusy}
        onChange={({ target }) => {
          void add(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}
