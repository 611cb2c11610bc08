import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/Button.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { supportPathFor } from '../../../shared/support/supportPath.ts';
import { OwnPicture } from '../../../shared/files/upload/OwnPicture.tsx';
import { apiClient } from '../../../session/apiClient.ts';
import { type AfterSale, orderQueries } from '../orderQueries.ts';
import { afterSaleHistoryWords, afterSaleKindWords, afterSaleStateWords, reasonWordsOf } from '../orderWords.ts';
import { Steps } from '../Steps.tsx';
import { wholeMoment } from '../timeWords.ts';
import { useSend } from '../../../ui/form/useSend.ts';
import styles from './AfterSaleProgress.module.css';
import { afterSaleSteps } from './afterSaleSteps.ts';
import { Amounts } from './Amounts.tsx';
import { isByShop } from './isByShop.ts';
import { ReturnParcel } from './ReturnParcel.tsx';

const next: Readonly<Record<AfterSale['state'], string>> = {
  applied: `客服会在 ${rules.afterSale.answerWorkDays} 个工作日内处理，结果会通知您。`,
  awaitingReturn: '申请已同意，请把商品寄到下面的地址，并填写快递单号。',
  returning: '商品正在寄回，签收并核对后退款。',
  refunding: '正在退款，原路退回通常几分钟到账。',
  refunded: '款项已退回。',
  rejected: '申请没有通过，理由写在下面。可以补充说明后重新申请。',
  cancelled: '申请已撤回。仍有需要，可以重新申请。',
};

export function AfterSaleProgress({ afterSale }: { afterSale: AfterSale }) {
  const client = useQueryClient();
  const { id, state } = afterSale;
  const asked = isByShop(afterSale.reason) ? '退款原因' : '申请内容';
  const [isAsking, setAsking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: orderQueries.all });
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    await apiClient.call('afterSaleCancel', { params: { id }, body: {} }, { silent: true, idempotencyKey });
    await refresh();
  });
  return (
    <div className={styles['progress']}>
      <div>
        <h3 aria-live="polite">{afterSaleStateWords[state]}</h3>
        <p>{next[state]}</p>
      </div>
      <Steps steps={afterSaleSteps(afterSale)} />
      {afterSale.decisionNote && (
        <p className={styles['note']}>
          <b>客服说明</b>
          {afterSale.decisionNote}
        </p>
      )}
      <ReturnParcel afterSale={afterSale} onSent={() => void refresh()} />
      <section aria-label="退回明细">
        <h4>{state === 'refunded' ? '已退回' : '将退回'}</h4>
        <Amounts amounts={afterSale} />
      </section>
      <section aria-label={asked}>
        <h4>{asked}</h4>
        <p className={styles['asked']}>
          {afterSaleKindWords[afterSale.kind]}，{reasonWordsOf(afterSale)}
          {afterSale.description && <span>{afterSale.description}</span>}
        </p>
        {afterSale.pictures.length > 0 && (
          <ul className={styles['pictures']}>
            {afterSale.pictures.map((fileId, order) => (
              <li key={fileId}>
                <OwnPicture fileId={fileId} alt={`申请的第 ${order + 1} 张照片`} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-label="处理记录">
        <h4>处理记录</h4>
        <ol className={styles['history']}>
          {afterSale.history.map((entry) => (
            <li key={`${entry.at} ${entry.to}`}>
              <time dateTime={entry.at}>{wholeMoment(entry.at)}</time>
              {afterSaleHistoryWords(entry)}
            </li>
          ))}
        </ol>
      </section>
      <p className={styles['ask']}>
        有疑问或要补充？<Link to={supportPathFor('afterSale', id)}>带上这次售后问客服</Link>
      </p>
      {afterSale.canCancel &&
        (isAsking ? (
          <div className={styles['cancel']}>
            <p>撤回后这次申请结束，期限内还可以重新申请。</p>
            <Button onClick={() => setAsking(false)}>先不</Button>
            <Button busy={isSending} onClick={() => void send('cancel')}>
              {isSending ? '正在撤回' : '确认撤回'}
            </Button>
          </div>
        ) : (
          <Button onClick={() => setAsking(true)}>撤回申请</Button>
        ))}
      <FormProblem text={problem} />
    </div>
  );
}
