import { rules } from '@jiwu/contract/rules';
import { apiClient } from '../../../session/apiClient.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { WordsForm } from './WordsForm.tsx';

interface AnswerFormProps {
  productId: string;
  questionId: string;
  onAnswered: (content: string) => void;
  onClose: () => void;
}

/** A buyer's answer, which everyone sees at once. */
export default function AnswerForm({ productId, questionId, onAnswered, onClose }: AnswerFormProps) {
  return (
    <WordsForm
      label="我的回答"
      placeholder="说说您用下来的情况，所有人都看得到"
      max={rules.question.answerMax}
      action="发布回答"
      missing="请写几个字再发布"
      onClose={onClose}
      onSend={async (content, idempotencyKey) => {
        const body = { productId, questionId, content };
        await apiClient.call('questionAnswer', { body }, { silent: true, idempotencyKey });
        showToast({ kind: 'success', text: '回答已发布，谢谢您' });
        onClose();
        onAnswered(content);
      }}
    />
  );
}
