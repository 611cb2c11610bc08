import { formatFen } from '../../../format/formatFen.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { useEnterGroup } from '../../../shared/groups/useEnterGroup.ts';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import type { GroupOpening } from '../prices/skuPrices.ts';

interface OpenGroupNowProps {
  opening: GroupOpening;
  className: string | undefined;
}

/** Opens a group away from its panel: there is no place for a refusal beside it, so a message says it, as for the cart. */
export function OpenGroupNow({ opening: { campaignId, skuId, quantity, fen }, className }: OpenGroupNowProps) {
  const isGuest = useUserCache((state) => !state.isLoggedIn);
  const { isEntering, enter } = useEnterGroup();
  const words = (
    <>
      开团 <small>{formatFen(fen)}</small>
    </>
  );
  if (isGuest) {
    return (
      <LoginLink className={className} anchor="groups">
        {words}
      </LoginLink>
    );
  }
  const open = async () => {
    const problem = await enter({ campaignId }, { skuId, quantity });
    if (problem !== null) showToast({ kind: 'error', text: problem });
  };
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isEntering || undefined}
      aria-busy={isEntering || undefined}
      onClick={() => void open()}
    >
      {isEntering ? '正在开团' : words}
    </button>
  );
}
