import type { DraftAnswer, StaffProduct } from '@jiwu/contract';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { toInput } from '../edit/draft.ts';
import styles from './Versions.module.css';

interface TakeOverProps {
  readonly product: StaffProduct;
  readonly no: number;
  readonly body: DraftAnswer;
  /** In how many places the version differs from what is there now. */
  readonly changes: number;
}

/** An older version becomes the draft; it is judged and published like any other. A draft that is there is lost. */
export function TakeOver({ product, no, body, changes }: TakeOverProps) {
  const { id, version, draft, live } = product;
  const save = useSend('staffProductSave');
  const go = useNavigate();
  if (changes === 0) return null;
  const later = (live?.skus ?? []).filter((sku) => sku.isOnSale && !body.skus.some((one) => one.id === sku.id)).length;
  const take = async () => {
    if (!(await save.send({ params: { id }, body: { draft: toInput(body), version } }))) return;
    say.done(`v${no} 已经是草稿，核对后发布`);
    void go(`/products/${id}`);
  };
  return (
    <Panel title={`回到 v${no}`}>
      <p>
        v{no} 会成为草稿，和现在的差 {changes} 处{later > 0 && `，后来加的 ${later} 个规格停售`}
        。顾客还看不到，核对后发布才算数。
      </p>
      {draft && (
        <p className={styles['lost']}>
          现在的草稿 v{draft.no} 会被换掉，找不回来：{draft.savedBy} {formatTime(draft.savedAt)} 存，改了{' '}
          {product.differences.length} 处
          {draft.state === 'scheduled' && draft.publishAt && `，定在 ${formatTime(draft.publishAt)} 发布，也不再发`}。
        </p>
      )}
      <FormProblem text={save.problem} />
      <Button type="primary" loading={save.isBusy} onClick={() => void take()}>
        {draft ? `换掉草稿 v${draft.no}，用 v${no}` : `拿 v${no} 当草稿`}
      </Button>
    </Panel>
  );
}
