import { rules } from '@jiwu/contract/rules';
import { apiClient } from '../../../session/apiClient.ts';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { WordsForm } from './WordsForm.tsx';

interface AskFormProps {
  productId: string;
  onAsked: () => void;
  onClose: () => void;
}

/** 我要提问: others see it once somebody has answered. */
export default function AskForm({ productId, onAsked, onClose }: AskFormProps) {
  return (
    <WordsForm
      label="我的提问"
      placeholder="比如尺寸、用法、适合谁；请不要写电话和地址"
      max={rules.question.max}
      action="提问"
      min={rules.question.min}
      missing={`问题写得再具体一点，至少 ${rules.question.min} 个字`}
      onClose={onClose}
      onSend={async (question, idempotencyKey) => {
        await apiClient.call('questionAsk', { body: { productId, question } }, { silent: true, idempotencyKey });
        showToast({ kind: 'success', text: '已经问出去了，有人回答就告诉您' });
        onClose();
        onAsked();
      }}
    />
  );
}
