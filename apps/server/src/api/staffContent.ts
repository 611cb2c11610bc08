import type { ParsedInput, StaffText, staffContentEndpoints } from '@jiwu/contract';
import { publishText } from '../flows/content/publishText.ts';
import { checkText } from '../flows/content/queries/checkText.ts';
import {
  describeStaffText,
  describeStaffTexts,
  versionWords,
  wordsOf,
} from '../flows/content/queries/describeStaffTexts.ts';
import { renderDraft } from '../flows/content/queries/renderDraft.ts';
import { saveText } from '../flows/content/saveText.ts';
import type { TextChange } from '../flows/content/TextChange.ts';
import { withdraw } from '../flows/content/withdraw.ts';
import {
  addTextPicture,
  getStaffText,
  listStaffTexts,
  listToldReasons,
  listVersions,
  resolveParts,
} from '../modules/content/content/index.ts';
import { recordShopFiles, removeShopBytes, storeShopPicture } from '../modules/content/files/index.ts';
import { recordAudit } from '../modules/staff/audit/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../platform/database/cursor.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { readUpload } from '../platform/http/readUpload.ts';
import type { HandlersOf } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

const PAGE = 30;

type Words = ParsedInput<(typeof staffContentEndpoints)['staffContentPreview']>['body'];

export const staffContentHandlers = {
  async staffContentList({ services }, { query }) {
    const { kind, view = 'all', words, cursor } = query;
    const [changedAt, id] = cursor === undefined ? [] : decodeCursor(cursor, timeCursor);
    const after = changedAt === undefined || id === undefined ? null : { changedAt: new Date(changedAt), id };
    const found = await listStaffTexts(services.db.read, { kind, view, words, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: await describeStaffTexts(services.db.read, { texts: page, now: services.clock() }),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.changedAt.toISOString(), last.id]) : null,
    };
  },

  async staffContentGet({ services }, { params }) {
    const text = await getStaffText(services.db.read, params.id);
    return await describeStaffText(services.db.read, { text, now: services.clock() });
  },

  async staffContentCreate(context, { body: { slug, ...words } }) {
    return await writeDraft(context, { action: 'content.create', of: { slug }, words });
  },

  async staffContentChange(context, { params, body: { version, ...words } }) {
    return await writeDraft(context, { action: 'content.change', of: { ...params, version }, words });
  },

  async staffContentPreview({ services }, { body }) {
    const { rendered } = await renderDraft(services.db.read, body);
    return await checkText(services.db.read, { words: body, rendered, now: services.clock() });
  },

  async staffContentPublish(context, { params, body: { version, at } }) {
    return await writeText(context, 'content.publish', (tx, now) => {
      // A date that is over is none: nothing is dated back.
      const publishAt = at === null || new Date(at) < now ? now : new Date(at);
      return publishText(tx, { ...params, version, publishAt, now });
    });
  },

  async staffContentWithdraw(context, { params, body }) {
    return await writeText(context, 'content.withdraw', (tx, now) => withdraw(tx, { ...params, ...body, now }));
  },

  async staffContentVersions({ services }, { params }) {
    const versions = await listVersions(services.db.read, params.id);
    const describe = await versionWords(services.db.read, versions);
    return { items: versions.map(describe) };
  },

  async staffContentVersion({ services }, { params, query }) {
    const versions = await listVersions(services.db.read, params.id);
    const version = versions.find(({ no }) => no === Number(query.no));
    if (!version) throw new ShopError('NOT_FOUND');
    const describe = await versionWords(services.db.read, [version]);
    const { parts, headings } = version.rendered;
    return { ...describe(version), words: wordsOf(version), parts: resolveParts(parts), headings: [...headings] };
  },

  async staffContentFeedback({ services }, { params, query }) {
    const [at, id] = query.cursor === undefined ? [] : decodeCursor(query.cursor, timeCursor);
    const after = at === undefined || id === undefined ? null : { at: new Date(at), id };
    await getStaffText(services.db.read, params.id);
    const found = await listToldReasons(services.db.read, { textId: params.id, after, limit: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const last = page.at(-1);
    return {
      items: page.map(({ reason, words, votedAt }) => ({ reason, words, at: votedAt.toISOString() })),
      nextCursor: found.length > PAGE && last ? encodeCursor([last.votedAt.toISOString(), last.id]) : null,
    };
  },

  async staffContentPictureAdd(context) {
    const { services } = context;
    const { staffId } = context.staff();
    const now = services.clock();
    const upload = await readUpload(context.request);
    const { picture, placeholder } = await storeShopPicture(services.storage, upload);
    const { fileId, width, height } = picture;
    let kept = false;
    try {
      const answer = await context.write(async (tx) => {
        await recordShopFiles(tx, [picture], now);
        await addTextPicture(tx, { fileId, placeholder, width, height });
        const target = { kind: 'textPicture', id: fileId };
        await recordAudit(tx, { staffId, action: 'content.picture', target, before: null, after: { fileId }, now });
        return { id: fileId, width, height };
      }, sha256(upload).toString('hex'));
      kept = answer.id === fileId;
      return answer;
    } finally {
      // Refused, or answered with an earlier upload of the same picture: nothing points at these bytes.
      if (!kept) await removeShopBytes(services.storage, picture);
    }
  },
} satisfies HandlersOf<typeof staffContentEndpoints>;

/** Rendered before the transaction, which then only writes. */
async function writeDraft(
  context: RequestContext,
  { action, of, words }: { action: string; of: { slug: string } | { id: string; version: number }; words: Words },
): Promise<StaffText> {
  const { staffId } = context.staff();
  const { rendered } = await renderDraft(context.services.db.read, words);
  const draft = { ...words, rendered, by: { staffId } };
  return await writeText(context, action, (tx, now) => saveText(tx, { of, draft, now }));
}

/** A change by staff, answered with the text as it is then. */
async function writeText(
  context: RequestContext,
  action: string,
  change: (tx: Tx, now: Date) => Promise<TextChange>,
): Promise<StaffText> {
  const { staffId } = context.staff();
  const now = context.services.clock();
  return await context.write(async (tx) => {
    const { text, before, after } = await change(tx, now);
    const described = await describeStaffText(tx, { text, now });
    await recordAudit(tx, { staffId, action, target: { kind: 'text', id: text.id }, before, after, now });
    return described;
  });
}
