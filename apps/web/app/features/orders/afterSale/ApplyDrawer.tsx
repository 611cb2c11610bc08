import { refusalOf } from '@jiwu/api-client';
import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { PicturePicker } from '../../../shared/files/upload/PicturePicker.tsx';
import { usePictures } from '../../../shared/files/upload/usePictures.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { drawerAddress } from '../actions/orderAddress.ts';
import { type AfterSale, type Order, orderQueries } from '../orderQueries.ts';
import { useSend } from '../../../ui/form/useSend.ts';
import { ApplyFooter } from './ApplyFooter.tsx';
import styles from './ApplyDrawer.module.css';
import { choosablePieces, firstChoice } from './choosablePieces.ts';
import { LinePicker } from './LinePicker.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { reasonOptions } from './reasonOptions.ts';
import { usePreview } from './usePreview.ts';
import { useReason } from './useReason.ts';

interface ApplyDrawerProps {
  order: Order;
  /** For pieces that are not sent yet: refunded at once. */
  isUnsent: boolean;
  onClose: () => void;
}

const LONGEST_DESCRIPTION = 500;

const sentKinds = [
  { value: 'returnRefund', label: '退货退款', note: '寄回商品后退款' },
  { value: 'refundOnly', label: '仅退款', note: '不寄回，由客服确认' },
] as const;

const sentWords = {
  label: '申请售后',
  submit: '提交申请',
  next: `客服会在 ${rules.afterSale.answerWorkDays} 个工作日内处理，同意后按这里的金额退款。`,
};

/** Applies for a refund; the returned amounts are shown before submitting. */
export default function ApplyDrawer({ order, isUnsent, onClose }: ApplyDrawerProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [pieces, setPieces] = useState(() => firstChoice(order.lines, isUnsent));
  const kinds = sentKinds.filter(({ value }) => order.returns.kinds.includes(value));
  const [kind, setKind] = useState<AfterSale['kind']>(isUnsent ? 'refundOnly' : (kinds[0]?.value ?? 'returnRefund'));
  const { reason, problem: reasonProblem, field: reasonField, choose, ask } = useReason();
  const [description, setDescription] = useState('');
  const pictures = usePictures(rules.afterSale.maxPictures);
  const { wanted, preview } = usePreview({ orderId: order.id, kind, pieces });
  const reasons = reasonOptions(isUnsent, kind, order);
  const lines = order.lines.filter((line) => choosablePieces(line, isUnsent) > 0);

  const { isSending, problem, setProblem, send } = useSend(async (idempotencyKey) => {
    if (!wanted || !preview.data || reason === null) return;
    const { totalFen } = preview.data;
    const body = { ...wanted, reason, description: description.trim(), pictures: [...pictures.ids], totalFen };
    try {
      const { id } = await apiClient.call('afterSaleApply', { body }, { silent: true, idempotencyKey });
      // Its progress takes the place of the form at once, without a moment of waiting between the two.
      await client.query(orderQueries.afterSale(id, null)).catch(() => undefined);
      await navigate(drawerAddress.afterSale(order, id), { replace: true, preventScrollReset: true });
      await client.invalidateQueries({ queryKey: orderQueries.all });
    } catch (error) {
      if (refusalOf(error) !== 'AFTER_SALE_CHANGED') throw error;
      await preview.refetch();
      throw new Error('退款金额刚刚有变化，上面是新的，请看过后再提交', { cause: error });
    }
  });

  function submit() {
    setProblem(null);
    if (!wanted) setProblem('请先选择要退的商品');
    else if (reason === null) ask();
    else if (pictures.isSending) setProblem('图片还在上传，请稍等');
    else if (!preview.data) setProblem('退款金额还没有算出来，请稍等');
    else void send(JSON.stringify([wanted, reason, description, pictures.ids, preview.data.totalFen]));
  }

  const { label: title, submit: submitLabel, next } = isUnsent ? kindView(order).refund : sentWords;
  if (lines.length === 0) {
    return (
      <Drawer title={title} onClose={onClose}>
        <p className={styles['none']}>这笔订单现在没有可以申请的商品。已经申请的，在“退款与售后”里看进度。</p>
      </Drawer>
    );
  }
  return (
    <Drawer
      title={title}
      onClose={onClose}
      isTall
      footer={
        <ApplyFooter
          totalFen={preview.data?.totalFen ?? null}
          label={submitLabel}
          isBusy={isSending}
          problem={problem}
          onSubmit={submit}
        />
      }
    >
      <div className={styles['form']}>
        <LinePicker
          lines={lines}
          isUnsent={isUnsent}
          pieces={pieces}
          onChange={(chosen) => {
            setPieces(chosen);
            setProblem(null);
          }}
        />
        {!isUnsent && (
          <ChoiceField
            legend="怎样退"
            value={kind}
            onChange={(chosen) => {
              setKind(chosen);
              if (reason !== null && !reasonOptions(isUnsent, chosen, order).some(({ value }) => value === reason))
                choose(null);
            }}
            options={kinds}
          />
        )}
        <ChoiceField
          ref={reasonField}
          legend="原因"
          value={reason}
          problem={reasonProblem}
          onChange={choose}
          options={reasons}
        />
        {!isUnsent && (
          <>
            <TextArea
              label="说明（选填）"
              value={description}
              max={LONGEST_DESCRIPTION}
              placeholder="哪里不合适，写清楚处理更快"
              onChange={setDescription}
            />
            <PicturePicker pictures={pictures} label="照片（选填）" />
          </>
        )}
        <PreviewPanel query={preview} isNothingChosen={wanted === null} next={next} />
      </div>
    </Drawer>
  );
}
