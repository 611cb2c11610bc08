import type { fileEndpoints } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import {
  countFilesSince,
  getVisibleFile,
  readFileBytes,
  recordFile,
  storeBytes,
} from '../modules/content/files/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import { readUpload } from '../platform/http/readUpload.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import { reencodePicture } from '../platform/pictures/pictures.ts';

const PER_DAY = 200;
/** A browser may keep it for ever; shared caches ask again, so that a withdrawn file disappears from there, too. */
const PUBLIC_FILE = 'public, max-age=31536000, s-maxage=300, immutable';

export const fileHandlers: HandlersOf<typeof fileEndpoints> = {
  async fileUpload(context) {
    const { services } = context;
    const { userId } = context.user();
    const now = services.clock();
    const recent = await countFilesSince(services.db.read, {
      ownerId: userId,
      since: new Date(now.getTime() - DAY_MS),
    });
    if (recent >= PER_DAY) throw new ShopError('UPLOAD_TOO_MANY');
    const original = await readUpload(context.request);
    const { bytes, mediaType, width, height } = await reencodePicture(original);
    const stored = await storeBytes(services.storage, bytes, mediaType);
    let kept = false;
    try {
      const answer = await context.write(async (tx) => {
        const expiresAt = new Date(now.getTime() + DAY_MS);
        await recordFile(tx, {
          stored,
          ownerId: userId,
          visibility: 'pending',
          size: { width, height },
          now,
          expiresAt,
        });
        return { id: stored.fileId, width, height };
      }, sha256(original).toString('hex'));
      kept = answer.id === stored.fileId;
      return answer;
    } finally {
      // Refused, or answered with an earlier upload of the same picture: nothing points at these bytes.
      if (!kept) await services.storage.remove(stored.storageKey);
    }
  },

  async fileGet(context, { params, query }): Promise<FileAnswer> {
    const { services, caller } = context;
    const file = await getVisibleFile(services.db.read, {
      fileId: params.id,
      viewerId: caller?.userId ?? null,
      now: services.clock(),
    });
    const isPicture = file.mediaType.startsWith('image/');
    const width = isPicture && query.w ? Number(query.w) : null;
    const bytes = await readFileBytes(services.storage, file.storageKey, width);
    const isPublic = file.visibility === 'public';
    return {
      send: (reply) => {
        reply.type(file.mediaType);
        reply.header('cache-control', isPublic ? PUBLIC_FILE : 'private, no-store');
        reply.header('cross-origin-resource-policy', 'same-site');
        if (file.fileName) reply.header('content-disposition', `attachment; filename="${file.fileName}"`);
        return reply.send(bytes);
      },
    };
  },
};
