import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { PicturePicker } from '../../../shared/files/upload/PicturePicker.tsx';
import { usePictures } from '../../../shared/files/upload/usePictures.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { drawerAddress } from '../actions/orderAddress.ts';
import { type Order, orderQueries } from '../orderQueries.ts';
import { useSend } from '../../../ui/form/useSend.ts';
import { lineToReview } from './lineToReview.ts';
import { reviewText } from './reviewText.ts';
import { StarInput } from './StarInput.tsx';

interface ReviewFormProps {
  order: Order;
  lineId: string;
  onClose: () => void;
}

/** Stars, words and pictures. With the next thing still to be reviewed it goes on to that. */
export function ReviewForm({ order, lineId, onClose }: ReviewFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [stars, setStars] = useState(0);
  const [typed, setTyped] = useState('');
  const pictures = usePictures(rules.review.maxPictures);
  const content = reviewText(typed);
  const others = order.lines.filter(({ id }) => id !== lineId);
  const next = lineToReview({ lines: others }, 'next');

  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    const body = { orderId: order.id, lineId, stars, content, pictures: [...pictures.ids] };
    await apiClient.call('reviewAdd', { body }, { silent: true, idempotencyKey });
    showToast({ kind: 'success', text: '评价已发布，谢谢您' });
    await client.invalidateQueries({ queryKey: orderQueries.all });
    if (next) await navigate(drawerAddress.review(order, next.id), { replace: true, preventScrollReset: true });
    else onClose();
  });

  function submit() {
    if (stars === 0) setProblem('请先打分');
    else if (content === '') setProblem('请写几个字，说说用起来怎么样');
    else if (pictures.isSending) setProblem('图片还在上传，请稍等');
    else void send(JSON.stringify([lineId, stars, content, pictures.ids]));
  }

  return (
    <>
      <StarInput
        value={stars}
        onChange={(given) => {
          setStars(given);
          setProblem(null);
        }}
      />
      <TextArea
        label="评价"
        value={typed}
        max={rules.review.maxContent}
        placeholder="质地、尺寸、用起来的样子，都对别人有用"
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
        }}
      />
      <PicturePicker pictures={pictures} label="图片（选填）" />
      <FormProblem text={problem} />
      <Button look="filled" busy={isSending} onClick={submit}>
        {isSending ? '正在发布' : '发布评价'}
      </Button>
    </>
  );
}
