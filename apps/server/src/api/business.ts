import type { Business as Shown, businessEndpoints, ParsedInput } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { recordLicence, storeLicence } from '../flows/businesses/outside/storeLicence.ts';
import { describeBusiness } from '../flows/businesses/queries/describeBusiness.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import { countFilesSince } from '../modules/content/files/index.ts';
import {
  type Business,
  changeBusiness,
  changeSender,
  hasApprovedBusiness,
  listBusinesses,
  removeBusiness,
  resumeBusiness,
  stopBusiness,
  submitBusiness,
  withdrawChange,
} from '../modules/people/businesses/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { readUpload } from '../platform/http/readUpload.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const UPLOADS_PER_DAY = 200;

type Words = ParsedInput<(typeof businessEndpoints)['businessSubmit']>['body'];

export const businessHandlers = {
  async businessList(context) {
    const items = await listBusinesses(context.services.db.read, context.user().userId);
    const approved = items.filter(({ state }) => state === 'approved');
    const [first] = approved.toSorted((a, b) => Number(a.approvedAt) - Number(b.approvedAt));
    return { items: items.map(describeBusiness), defaultId: first?.id ?? null };
  },

  async businessStanding(context) {
    return { isApproved: await hasApprovedBusiness(context.services.db.read, context.user().userId) };
  },

  async businessLicence(context) {
    const { services } = context;
    const { userId } = context.user();
    const now = services.clock();
    const since = new Date(now.getTime() - DAY_MS);
    if ((await countFilesSince(services.db.read, { ownerId: userId, since })) >= UPLOADS_PER_DAY) {
      throw new ShopError('UPLOAD_TOO_MANY');
    }
    const upload = await readUpload(context.request);
    const licence = await storeLicence(services, upload);
    let kept = false;
    try {
      const seen = sha256(upload).toString('hex');
      const answer = await context.write((tx) => recordLicence(tx, { ownerId: userId, licence, now }), seen);
      kept = answer.id === licence.stored.fileId;
      return answer;
    } finally {
      // Refused, or answered with an earlier upload of the same file: nothing points at these bytes.
      if (!kept) await services.storage.remove(licence.stored.storageKey);
    }
  },

  async businessSubmit(context, { body }) {
    return await writeBusiness(context, (tx, by) => submitBusiness(tx, { ...by, ...wordsOf(body) }));
  },

  async businessChange(context, { params, body: { version, ...body } }) {
    return await writeBusiness(context, (tx, by) =>
      changeBusiness(tx, { ...by, ...params, version, ...wordsOf(body) }),
    );
  },

  async businessSender(context, { params, body: { version, ...sender } }) {
    return await writeBusiness(context, (tx, by) => changeSender(tx, { ...by, ...params, version, sender }));
  },

  async businessWithdraw(context, { params, body }) {
    return await writeBusiness(context, (tx, by) => withdrawChange(tx, { ...by, ...params, ...body }));
  },

  async businessStop(context, { params, body }) {
    return await writeBusiness(context, (tx, { userId, now }) =>
      stopBusiness(tx, { ...params, ...body, by: { userId }, now }),
    );
  },

  async businessResume(context, { params, body }) {
    return await writeBusiness(context, (tx, { userId, now }) =>
      resumeBusiness(tx, { ...params, ...body, by: { userId }, now }),
    );
  },

  async businessRemove(context, { params }) {
    const { userId } = context.user();
    return await context.write(async (tx) => {
      await removeBusiness(tx, { userId, ...params, now: context.services.clock() });
      return {};
    });
  },
} satisfies HandlersOf<typeof businessEndpoints, ShopServices>;

function wordsOf({ shopName, contactPhone, email, website, senderName, senderPhone, ...licence }: Words) {
  return { licence, shop: { shopName, contactPhone, email, website, senderName, senderPhone } };
}

interface By {
  readonly userId: string;
  readonly now: Date;
}

/** A change by the user, answered with the business as it is then. */
async function writeBusiness(
  context: RequestContext<ShopServices>,
  change: (tx: Tx, by: By) => Promise<Business>,
): Promise<Shown> {
  const by = { userId: context.user().userId, now: context.services.clock() };
  return await context.write(async (tx) => describeBusiness(await change(tx, by)));
}
