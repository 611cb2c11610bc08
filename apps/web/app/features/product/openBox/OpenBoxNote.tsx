import { Suspense, useState } from 'react';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { InfoNote } from '../info/InfoNote.tsx';
import type { Product } from '../ProductData.ts';
import { openBoxWords } from './openBoxWords.ts';

const OpenBoxDrawer = lazyPart(() => import('./OpenBoxDrawer.tsx'));

interface OpenBoxNoteProps {
  product: Pick<Product, 'id' | 'openBox'>;
  /** What the chosen one costs new. */
  newFen: number;
}

/** That there are opened ones of it, how many and from which price; opens the list of them. */
export function OpenBoxNote({ product: { id, openBox }, newFen }: OpenBoxNoteProps) {
  const [isOpen, setOpen] = useState(false);
  if (openBox === null || openBox.count === 0) return null;
  const { title, text } = openBoxWords(openBox, newFen);
  return (
    <>
      <InfoNote look="grey" title={title} action={<TextButton onClick={() => setOpen(true)}>看单件</TextButton>}>
        {text}
      </InfoNote>
      {isOpen && (
        <Suspense>
          <OpenBoxDrawer productId={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
