import { Suspense, useState } from 'react';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import styles from './AnswerPlace.module.css';

interface AnswerPlaceProps {
  productId: string;
  questionId: string;
  question: string;
  onAnswered: (content: string) => void;
}

const AnswerForm = lazyPart(() => import('./AnswerForm.tsx'));

/** A button that becomes the form for an answer. */
export function AnswerPlace(props: AnswerPlaceProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <Suspense>
        <AnswerForm {...props} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  return (
    <button
      type="button"
      className={styles['open']}
      aria-label={`我来回答 ${props.question}`}
      onClick={() => setOpen(true)}
    >
      我来回答
    </button>
  );
}
