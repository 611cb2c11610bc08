import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import type { OrderedUnit } from '../Unit.ts';
import styles from './PassportPdf.module.css';
import { PassportSheet } from './PassportSheet.tsx';

interface PassportPdfProps {
  unit: OrderedUnit;
  /** What was bought, in the words of the order. */
  title: string;
}

/** 存为 PDF: the browser's own printing, which every system can save, of a sheet that holds nothing but the passport. */
export function PassportPdf({ unit, title }: PassportPdfProps) {
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const { no } = unit;
  useEffect(() => {
    if (!isOpen) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // A browser names the file by the page's title.
    const former = document.title;
    document.title = `集物 单件档案 ${no}`;
    window.addEventListener('afterprint', () => setOpen(false), { signal });
    void loaded(sheet.current).then(() => {
      if (!signal.aborted) window.print();
    });
    return () => {
      leaving.abort();
      document.title = former;
    };
  }, [isOpen, no]);
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>存为 PDF</TextButton>
      {isOpen &&
        createPortal(
          <div ref={sheet} className={styles['sheet']}>
            <PassportSheet unit={unit} title={title} />
          </div>,
          document.body,
        )}
    </>
  );
}

/** Paper cannot wait for a picture; one that does not come is left out. */
async function loaded(sheet: HTMLElement | null): Promise<void> {
  const pictures = [...(sheet?.querySelectorAll('img') ?? [])];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}
