import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import type { Question } from './Question.ts';

interface BuyerAnswerProps {
  questionKey: { productId: string; questionId: string };
  answer: Question['answers'][number];
}

/** What a buyer answered, and the way to take it from the page or to bring it back. */
export function BuyerAnswer({ questionKey, answer }: BuyerAnswerProps) {
  const [reason, setReason] = useState('');
  const hide = useSend('staffAnswerHide');
  const show = useSend('staffAnswerShow');
  const key = { ...questionKey, answerId: answer.id };
  return (
    <div>
      <p>
        {answer.userName}：{answer.content}
      </p>
      <FormProblem text={hide.problem ?? show.problem} />
      {answer.hiddenReason === null ? (
        <div style={{ display: 'flex', gap: 8 }}>
          <Input
            aria-label={`隐藏 ${answer.userName} 的回答的原因`}
            placeholder="要隐藏这个回答，写原因"
            maxLength={rules.review.hiddenReasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button
            disabled={reason.trim() === ''}
            loading={hide.isBusy}
            onClick={() => void hide.send({ body: { ...key, reason } }).then((done) => done && say.done('已隐藏'))}
          >
            隐藏
          </Button>
        </div>
      ) : (
        <Button loading={show.isBusy} onClick={() => void show.send({ body: key })}>
          恢复（{answer.hiddenReason}）
        </Button>
      )}
    </div>
  );
}
