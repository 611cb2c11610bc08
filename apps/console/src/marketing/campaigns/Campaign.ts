import type { Answer, CallInput, Contract } from '@jiwu/contract';
import { yuanText } from '@jiwu/kernel';

export type Campaign = Answer<Contract['staffCampaignList']>['items'][number];
export type CampaignTerms = CallInput<Contract['staffCampaignCreate']>['body'];

interface Tier {
  /** Tells the rows of the form apart when one between them is taken away. */
  readonly key: string;
  readonly thresholdYuan: number | null;
  readonly offYuan: number | null;
}

/** What the form holds. */
export interface CampaignForm {
  readonly name: string;
  readonly scope: CampaignTerms['scope'];
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly tiers: readonly Tier[];
}

export function newTier(): Tier {
  return { key: crypto.randomUUID(), thresholdYuan: null, offYuan: null };
}

export const emptyCampaign: CampaignForm = {
  name: '',
  scope: { kind: 'all' },
  startsAt: null,
  endsAt: null,
  tiers: [newTier()],
};

export function formOf({ name, scope, startsAt, endsAt, tiers }: Campaign): CampaignForm {
  const yuan = tiers.map(({ thresholdFen, offFen }) => ({
    ...newTier(),
    thresholdYuan: thresholdFen / 100,
    offYuan: offFen / 100,
  }));
  return { name, scope, startsAt, endsAt, tiers: yuan };
}

/** 满 300 减 30，满 500 减 60 */
export function tierWords({ tiers }: Pick<Campaign, 'tiers'>): string {
  return tiers.map(({ thresholdFen, offFen }) => `满 ${yuanText(thresholdFen)} 减 ${yuanText(offFen)}`).join('，');
}

/** Tiers that rise, each taking off no more than its threshold; null while they do not. */
function tiersIn({ tiers }: CampaignForm): CampaignTerms['tiers'] | null {
  const fen = tiers.map(({ thresholdYuan, offYuan }) => ({
    thresholdFen: Math.round((thresholdYuan ?? 0) * 100),
    offFen: Math.round((offYuan ?? 0) * 100),
  }));
  const rises = fen.every(({ thresholdFen, offFen }, index) => {
    const before = fen[index - 1] ?? { thresholdFen: 0, offFen: 0 };
    return thresholdFen > before.thresholdFen && offFen > before.offFen && offFen <= thresholdFen;
  });
  return rises ? fen : null;
}

export function previewIn(form: CampaignForm): CallInput<Contract['staffCampaignPreview']>['body'] | null {
  const { scope } = form;
  const isScoped =
    scope.kind === 'all' || (scope.kind === 'categories' ? scope.categoryIds : scope.productIds).length > 0;
  const tiers = tiersIn(form);
  return tiers && isScoped ? { scope, tiers } : null;
}

/** The whole of it; null while something is missing. */
export function campaignIn(form: CampaignForm): CampaignTerms | null {
  const asked = previewIn(form);
  const { name, startsAt, endsAt } = form;
  if (!asked || !startsAt || !endsAt || name.trim() === '') return null;
  return { ...asked, name: name.trim(), startsAt, endsAt };
}
