import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { BuyerAnswer } from './BuyerAnswer.tsx';
import type { Question } from './Question.ts';

/** The shop answers a question or says why it gets no answer; answers of buyers that must go are hidden. */
export function QuestionPanel({ question }: { question: Question }) {
  const [answer, setAnswer] = useState(question.answer ?? '');
  const [reason, setReason] = useState('');
  const send = useSend('staffQuestionAnswer');
  const hide = useSend('staffQuestionHide');
  const key = { productId: question.product.id, questionId: question.id };
  return (
    <Panel
      title={question.question}
      {...(question.hiddenReason !== null && { note: `没有回答：${question.hiddenReason}` })}
    >
      <div style={{ display: 'grid', gap: 8, maxWidth: 640 }}>
        {question.answers.map((one) => (
          <BuyerAnswer key={one.id} questionKey={key} answer={one} />
        ))}
        <Input.TextArea
          aria-label="回答"
          placeholder="回答以后，商品页上所有人看得到"
          maxLength={rules.question.answerMax}
          autoSize={{ minRows: 2 }}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <FormProblem text={send.problem ?? hide.problem} />
        <div style={{ display: 'flex', gap: 8 }}>
          <Button
            type="primary"
            disabled={answer.trim() === ''}
            loading={send.isBusy}
            onClick={() => void send.send({ body: { ...key, answer } }).then((done) => done && say.done('已回答'))}
          >
            {question.answer === null ? '回答' : '改回答'}
          </Button>
          <Input
            aria-label="不回答的原因"
            placeholder="不回答，写原因"
            maxLength={rules.review.hiddenReasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button
            disabled={reason.trim() === ''}
            loading={hide.isBusy}
            onClick={() => void hide.send({ body: { ...key, reason } })}
          >
            不回答
          </Button>
        </div>
      </div>
    </Panel>
  );
}
