import type { DraftInput, StaffProduct } from '@jiwu/contract';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { say } from '../../../api/say.ts';
import { useMay } from '../../../session/access.ts';
import { useDraft } from '../../../ui/draft/useDraft.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { useKeys } from '../../../ui/keys/useKeys.ts';
import { BasicsPanel } from './BasicsPanel.tsx';
import { CommissionPanel } from './CommissionPanel.tsx';
import { DescriptionPanel } from './DescriptionPanel.tsx';
import { bareOption, toInput } from './draft.ts';
import { PicturesPanel } from './PicturesPanel.tsx';
import { ProductHead } from './ProductHead.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { ShelfActs } from './ShelfActs.tsx';
import { SkusPanel } from './SkusPanel.tsx';
import { useTypedTiers } from './useTypedTiers.ts';

/** The form of a product. What is typed is kept on this machine until the server has it. */
export function ProductEditor({ product }: { product: StaffProduct }) {
  const { id, state, version } = product;
  const base = product.draft?.body ?? product.live;
  const initial = base && toInput(base);
  const draft = useDraft<DraftInput>(`product:${id}:${version}`, initial as DraftInput);
  const save = useSend('staffProductSave');
  const discard = useSend('staffProductDiscard');
  const navigate = useNavigate();
  const may = useMay();
  const isOurs = may('staffProductSave');
  const tiers = useTypedTiers(initial ? draft.value.skus : []);
  const isTouched = tiers.hasUnread || JSON.stringify(draft.value) !== JSON.stringify(initial);
  const keep = async () => {
    if (!isTouched || !tiers.mayKeep()) return;
    const bare = bareOption(draft.value.options);
    if (bare) return say.failure(`选项“${bare.name}”还没有值，写上或去掉它再存`);
    if (!(await save.send({ params: { id }, body: { draft: draft.value, version } }))) return;
    draft.clear();
    say.done('草稿已存，顾客还看不到');
  };
  const drop = async () => {
    if (product.draft && !(await discard.send({ params: { id }, body: { version } }))) return;
    draft.clear();
    tiers.forget();
    say.done('草稿已放弃');
    if (state === 'draft') void navigate('/products');
  };
  useKeys({ 'Ctrl+s': () => void keep() });
  if (initial === null) return null;
  const parts = { value: draft.value, onChange: draft.change, isLocked: !isOurs };
  return (
    <>
      <ProductHead product={product} title={draft.value.title}>
        {isOurs && (
          <>
            {(product.draft !== null || isTouched) && (
              <Button loading={discard.isBusy} onClick={() => void drop()}>
                放弃草稿
              </Button>
            )}
            <ShelfActs product={product} />
            <Button type="primary" disabled={!isTouched} loading={save.isBusy} onClick={() => void keep()}>
              存草稿
            </Button>
          </>
        )}
      </ProductHead>
      <FormProblem text={tiers.problem ?? save.problem ?? discard.problem} />
      {product.draft?.problem && <FormProblem text={`定时发布没有成功：${product.draft.problem}`} />}
      <BasicsPanel {...parts} />
      <PicturesPanel {...parts} />
      <SkusPanel {...parts} product={product} typedTiers={tiers.typed} onTypeTiers={tiers.type} />
      <CommissionPanel id={id} />
      <DescriptionPanel {...parts} />
      {isOurs && <PublishPanel product={product} isTouched={isTouched} />}
    </>
  );
}
