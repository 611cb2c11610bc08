import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { orderQueries } from '../orderQueries.ts';
import { useSend } from '../../../ui/form/useSend.ts';
import { reviewText } from './reviewText.ts';

interface FollowUpFormProps {
  orderId: string;
  lineId: string;
  onClose: () => void;
}

/** The one follow-up of a review, written after some time of use. */
export function FollowUpForm({ orderId, lineId, onClose }: FollowUpFormProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const content = reviewText(typed);
  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    const body = { orderId, lineId, content };
    await apiClient.call('reviewFollowUp', { body }, { silent: true, idempotencyKey });
    showToast({ kind: 'success', text: '追评已发布，谢谢您' });
    await client.invalidateQueries({ queryKey: orderQueries.all });
    onClose();
  });
  return (
    <>
      <TextArea
        label="追评"
        value={typed}
        max={rules.review.maxContent}
        placeholder="用了一段时间，有什么变化"
        onChange={setTyped}
      />
      <FormProblem text={problem} />
      <Button
        look="filled"
        busy={isSending}
        onClick={() => (content === '' ? setProblem('请写几个字再发布') : void send(content))}
      >
        {isSending ? '正在发布' : '发布追评'}
      </Button>
    </>
  );
}
