import { formatFen } from '../../../format/formatFen.ts';
import { useUserCache } from '../../../session/userCache.ts';
import type { CampaignSku, ProductGroups } from '../../../shared/groups/Group.ts';
import { useEnterGroup } from '../../../shared/groups/useEnterGroup.ts';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import styles from './OpenGroupButton.module.css';

interface OpenGroupButtonProps {
  campaign: Pick<NonNullable<ProductGroups['campaign']>, 'id' | 'limitPerUser'>;
  /** Of the chosen SKU; null: it takes part in no group. */
  terms: CampaignSku | null;
  choice: Pick<SkuChoice, 'sku' | 'quantity'>;
}

/** Opens a group with the chosen SKU. A guest logs in or registers first, and comes back here. */
export function OpenGroupButton({ campaign, terms, choice }: OpenGroupButtonProps) {
  const isGuest = useUserCache((state) => !state.isLoggedIn);
  const { isEntering, problem, enter } = useEnterGroup();
  if (terms === null) return null;
  const quantity = Math.min(choice.quantity, campaign.limitPerUser);
  const words = `自己开团 ${formatFen((terms.leaderPriceFen ?? terms.priceFen) * quantity)}`;
  const isOff = isEntering || terms.available === 0;
  return (
    <div className={styles['open']}>
      <FormProblem text={problem} />
      {isGuest ? (
        <LoginLink className={styles['button']} anchor="groups">
          {words}
        </LoginLink>
      ) : (
        <button
          type="button"
          className={styles['button']}
          aria-disabled={isOff || undefined}
          aria-busy={isEntering || undefined}
          onClick={isOff ? undefined : () => void enter({ campaignId: campaign.id }, { skuId: terms.skuId, quantity })}
        >
          {isEntering ? '正在开团' : words}
        </button>
      )}
      <span>
        {terms.available === 0
          ? '这个规格卖完了，请换一个'
          : `每人限 ${campaign.limitPerUser} 件，24 小时没满自动原路退款`}
      </span>
    </div>
  );
}
