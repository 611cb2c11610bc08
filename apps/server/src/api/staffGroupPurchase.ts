import type { ParsedInput, staffGroupPurchaseEndpoints } from '@jiwu/contract';
import { addGroupCampaign } from '../flows/groupPurchase/addGroupCampaign.ts';
import { listStaffGroupCampaigns } from '../flows/groupPurchase/queries/listStaffGroupCampaigns.ts';
import { reviseGroupCampaign } from '../flows/groupPurchase/reviseGroupCampaign.ts';
import { stopGroupCampaign } from '../flows/groupPurchase/stopGroupCampaign.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import type { GroupTerms } from '../modules/channels/groupPurchase/index.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';

type Body = ParsedInput<(typeof staffGroupPurchaseEndpoints)['staffGroupCampaignCreate']>['body'];

export const staffGroupPurchaseHandlers = {
  async staffGroupCampaignList({ services }, { query }) {
    return await listStaffGroupCampaigns(services.db.read, { cursor: query.cursor, now: services.clock() });
  },

  async staffGroupCampaignCreate(context, { body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => ({
      id: await addGroupCampaign(tx, { ...by, terms: termsOf(body) }),
      version: 1,
    }));
  },

  async staffGroupCampaignChange(context, { params, body: { version, ...body } }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => ({
      version: await reviseGroupCampaign(tx, { ...by, ...params, version, terms: termsOf(body) }),
    }));
  },

  async staffGroupCampaignEnd(context, { params, body }) {
    const by = { staffId: context.staff().staffId, now: context.services.clock() };
    return await context.write(async (tx) => {
      await stopGroupCampaign(tx, { ...by, ...params, ...body });
      return {};
    });
  },
} satisfies HandlersOf<typeof staffGroupPurchaseEndpoints, ShopServices>;

function termsOf({ startsAt, endsAt, ...terms }: Body): GroupTerms {
  return { ...terms, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}
