import type { fileEndpoints } from '@jiwu/contract';
import { getVisibleFile, readFileBytes, recordFile, storeBytes } from '../modules/files/index.ts';
import { sha256 } from '../platform/crypto/hashing.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { FileAnswer, HandlersOf } from '../platform/http/registerEndpoints.ts';
import { reencodePicture } from '../platform/pictures/pictures.ts';

const UNUSED_MS = 24 * 60 * 60 * 1000;

export const fileHandlers: HandlersOf<typeof fileEndpoints> = {
  async fileUpload(context) {
    const { services, request } = context;
    const { userId } = context.user();
    const upload = await request.file();
    if (!upload) throw new ShopError('FILE_REFUSED');
    const original = await upload.toBuffer();
    const { bytes, mediaType, width, height } = await reencodePicture(original);
    const stored = await storeBytes(services.storage, bytes, mediaType);
    return await context.write(async (tx) => {
      const now = services.clock();
      const expiresAt = new Date(now.getTime() + UNUSED_MS);
      await recordFile(tx, { stored, ownerId: userId, visibility: 'pending', size: { width, height }, now, expiresAt });
      return { id: stored.fileId, width, height };
    }, sha256(original).toString('hex'));
  },

  async fileGet(context, { params, query }): Promise<FileAnswer> {
    const { services, caller } = context;
    const file = await getVisibleFile(services.db.read, {
      fileId: params.id,
      viewerId: caller?.userId ?? null,
      now: services.clock(),
    });
    const isPicture = file.media_type.startsWith('image/');
    const bytes = await readFileBytes(
      services.storage,
      file.storage_key,
      isPicture && query.w ? Number(query.w) : null,
    );
    return {
      send: (reply) => {
        reply.type(file.media_type);
        reply.header(
          'cache-control',
          file.visibility === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
        );
        reply.header('cross-origin-resource-policy', 'same-site');
        if (file.file_name) reply.header('content-disposition', `attachment; filename="${file.file_name}"`);
        return reply.send(bytes);
      },
    };
  },
};
