import type { rules } from '@jiwu/contract/rules';
import { useState } from 'react';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import type { Question } from '../ProductData.ts';
import { AnswerPlace } from './AnswerPlace.tsx';
import styles from './QuestionItem.module.css';

interface QuestionItemProps {
  productId: string;
  item: Question;
  canAnswer: boolean;
  onAnswered: () => void;
}

/** More answers than these are shown on demand. */
const SHOWN = 3;

const answeredBy: Readonly<Record<(typeof rules.question.answeredBy)[number], string>> = {
  shop: '集物客服',
  buyer: '买家',
};

/** One question with its answers, the shop's first. */
export function QuestionItem({ productId, item, canAnswer, onAnswered }: QuestionItemProps) {
  const [isWhole, setWhole] = useState(false);
  const [given, setGiven] = useState<string | null>(null);
  const { id, question, userName, createdAt, answers } = item;
  const shown = isWhole ? answers : answers.slice(0, SHOWN);
  return (
    <li className={styles['item']}>
      <p className={styles['question']}>
        <b aria-hidden>问</b>
        <span className={styles['words']}>{question}</span>
        <span className={styles['who']}>
          {userName}　{shanghaiDay(createdAt)}
        </span>
      </p>
      {shown.map((answer) => (
        <p key={answer.id} className={styles['answer']}>
          <b aria-hidden>答</b>
          <span className={styles['words']}>{answer.content}</span>
          <span className={styles['who']}>
            {answeredBy[answer.by]}
            {answer.userName !== null && ` ${answer.userName}`}
          </span>
        </p>
      ))}
      {given !== null && (
        <p className={styles['answer']}>
          <b aria-hidden>答</b>
          <span className={styles['words']}>{given}</span>
          <span className={styles['who']}>我的回答</span>
        </p>
      )}
      {answers.length > shown.length && (
        <button type="button" className={styles['more']} onClick={() => setWhole(true)}>
          全部 {answers.length} 个回答
        </button>
      )}
      {canAnswer && given === null && (
        <AnswerPlace
          productId={productId}
          questionId={id}
          question={question}
          onAnswered={(content) => {
            setGiven(content);
            onAnswered();
          }}
        />
      )}
    </li>
  );
}
