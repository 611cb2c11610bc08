import type { ParsedInput, StaffCelebrity, staffCelebrityEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import type { CelebrityChange } from '../flows/celebrity/CelebrityChange.ts';
import { approveApplication, refuseApplication } from '../flows/celebrity/decideOnApplication.ts';
import { describeStaffCelebrity, loadStaffCelebrity } from '../flows/celebrity/queries/loadStaffCelebrity.ts';
import { replaceProfilePicture } from '../flows/celebrity/replaceProfilePicture.ts';
import { saveCelebrity } from '../flows/celebrity/saveCelebrity.ts';
import { showCelebrity } from '../flows/celebrity/showCelebrity.ts';
import { addStaffPick } from '../flows/celebrity/addStaffPick.ts';
import { changeStaffPick } from '../flows/celebrity/changeStaffPick.ts';
import { endStaffPick } from '../flows/celebrity/endStaffPick.ts';
import { orderStaffPicks } from '../flows/celebrity/orderStaffPicks.ts';
import type { ShopServices } from '../flows/ShopServices.ts';
import {
  type Application,
  getCelebrity,
  listApplicationsByState,
  listCelebrities,
} from '../modules/channels/celebrity/index.ts';
import { removeShopBytes, storeShopPicture } from '../modules/content/files/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { decodeCursor, encodeCursor } from '../platform/database/cursor.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { readUpload } from '../platform/http/readUpload.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 30;

type PickBody = ParsedInput<(typeof staffCelebrityEndpoints)['staffPickChange']>['body'];

export const staffCelebrityHandlers = {
  async staffCelebrityList({ services }, { query }) {
    const { state, cursor } = query;
    const before = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([z.uuid()]))[0];
    const found = await listCelebrities(services.db.read, { state, before, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: page.map(describeStaffCelebrity),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.id]) : null,
    };
  },

  async staffCelebrityGet({ services }, { params }) {
    const celebrity = await getCelebrity(services.db.read, params.id);
    return await loadStaffCelebrity(services.db.read, { celebrity, now: services.clock() });
  },

  async staffCelebrityCreate(context, { body: { userId, ...words } }) {
    return await writeCelebrity(context, 'celebrity.create', (tx, now) =>
      saveCelebrity(tx, { of: { userId }, words, now }),
    );
  },

  async staffCelebrityChange(context, { params, body: { version, ...words } }) {
    return await writeCelebrity(context, 'celebrity.change', (tx, now) =>
      saveCelebrity(tx, { of: { ...params, version }, words, now }),
    );
  },

  async staffCelebrityPicture(context, { params, query }) {
    const { services } = context;
    const upload = await readUpload(context.request);
    // Nothing is encoded for a celebrity who is not there.
    await getCelebrity(services.db.read, params.id);
    const stored = await storeShopPicture(services.storage, upload);
    let kept = false;
    try {
      const { place } = query;
      const change = { ...params, place, version: Number(query.version), stored };
      const seen = sha256(upload).toString('hex');
      const replace = (tx: Tx, now: Date) => replaceProfilePicture(tx, { ...change, now });
      const answer = await writeCelebrity(context, 'celebrity.picture', replace, seen);
      kept = [answer.avatarFileId, answer.coverFileId].includes(stored.picture.fileId);
      return answer;
    } finally {
      // Refused, or answered with an earlier upload of the same picture: nothing points at these bytes.
      if (!kept) await removeShopBytes(services.storage, stored.picture);
    }
  },

  async staffCelebrityState(context, { params, body }) {
    return await writeCelebrity(context, 'celebrity.state', (tx, now) =>
      showCelebrity(tx, { ...params, ...body, now }),
    );
  },

  async staffPickAdd(context, { params, body: { productId, ...body } }) {
    const terms = termsOf(body);
    return await writeCelebrity(context, 'celebrity.addPick', (tx, now) =>
      addStaffPick(tx, { celebrityId: params.id, productId, ...terms, now }),
    );
  },

  async staffPickChange(context, { params, body: { version, ...body } }) {
    const terms = termsOf(body);
    return await writeCelebrity(context, 'celebrity.changePick', (tx, now) =>
      changeStaffPick(tx, { ...params, version, ...terms, now }),
    );
  },

  async staffPickEnd(context, { params, body }) {
    return await writeCelebrity(context, 'celebrity.endPick', (tx, now) =>
      endStaffPick(tx, { ...params, ...body, now }),
    );
  },

  async staffPickOrder(context, { params, body }) {
    return await writeCelebrity(context, 'celebrity.orderPicks', (tx, now) =>
      orderStaffPicks(tx, { ...params, ...body, now }),
    );
  },

  async staffApplicationList({ services }, { query }) {
    const { state = 'waiting', cursor } = query;
    const [createdAt, id] = cursor === undefined ? [] : decodeCursor(cursor, z.tuple([z.iso.datetime(), z.uuid()]));
    const after = createdAt === undefined || id === undefined ? undefined : { createdAt: new Date(createdAt), id };
    const found = await listApplicationsByState(services.db.read, { state, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: page.map(describeStaffApplication),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
    };
  },

  async staffApplicationApprove(context, { params, body }) {
    return await writeCelebrity(context, 'celebrity.approve', (tx, now) =>
      approveApplication(tx, { ...params, ...body, now }),
    );
  },

  async staffApplicationRefuse(context, { params, body }) {
    const { staffId } = context.staff();
    const now = context.services.clock();
    return await context.write(async (tx) => {
      const application = await refuseApplication(tx, { ...params, ...body, now });
      const target = { kind: 'celebrityApplication', id: params.id };
      const [before, after] = [{ state: 'waiting' }, { state: 'refused', reason: body.reason }];
      await recordAudit(tx, { staffId, action: 'celebrity.refuse', target, before, after, now });
      return describeStaffApplication(application);
    });
  },
} satisfies HandlersOf<typeof staffCelebrityEndpoints, ShopServices>;

function termsOf({ prices, endsAt, ...words }: Omit<PickBody, 'version'>) {
  return { words, prices, endsAt: endsAt === null ? null : new Date(endsAt) };
}

function describeStaffApplication({ platforms, createdAt, decidedAt, ...application }: Application) {
  return {
    ...application,
    platforms: [...platforms],
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** A change by staff, answered with the celebrity as they are then. */
async function writeCelebrity(
  context: RequestContext<ShopServices>,
  action: string,
  change: (tx: Tx, now: Date) => Promise<CelebrityChange>,
  seen?: unknown,
): Promise<StaffCelebrity> {
  const { staffId } = context.staff();
  const now = context.services.clock();
  return await context.write(async (tx) => {
    const { celebrity, target, before, after } = await change(tx, now);
    const described = await loadStaffCelebrity(tx, { celebrity, now });
    await recordAudit(tx, { staffId, action, target, before, after, now });
    return described;
  }, seen);
}
