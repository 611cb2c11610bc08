import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { AnswerPlace } from './AnswerPlace.tsx';
import type { OwnQuestions } from './useOwnQuestions.ts';
import styles from './WaitingQuestions.module.css';

interface WaitingQuestionsProps {
  productId: string;
  own: OwnQuestions;
  onAnswered: () => void;
}

/** What nobody has answered yet: the viewer's own questions, and those of others for whoever has received the product. */
export function WaitingQuestions({ productId, own: { mine, others }, onAnswered }: WaitingQuestionsProps) {
  return (
    <>
      {mine.length > 0 && (
        <section className={styles['waiting']} aria-label="我的提问，等回答">
          <h3>我的提问，等回答</h3>
          <ul>
            {mine.map(({ id, question, createdAt }) => (
              <li key={id}>
                {question}
                <span>{shanghaiDay(createdAt)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className={styles['waiting']} aria-label="等您回答">
          <h3>您买过这件，这些提问等您回答</h3>
          <ul>
            {others.map(({ id, question, createdAt }) => (
              <li key={id}>
                {question}
                <span>{shanghaiDay(createdAt)}</span>
                <AnswerPlace productId={productId} questionId={id} question={question} onAnswered={onAnswered} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
