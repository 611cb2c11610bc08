import type { FastifyRequest } from 'fastify';
import { ShopError } from '../errors/ShopError.ts';

/** The one file of a multipart body. Whatever is wrong with the form itself is the sender's mistake, not ours. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  try {
    const upload = await request.file();
    if (!upload) throw new ShopError('FILE_REFUSED');
    return await upload.toBuffer();
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number };
    // Too large, or not multipart at all: the error handler has messages for these.
    if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' || statusCode === 415)
      throw error;
    if (error instanceof ShopError) throw error;
    throw new ShopError('FILE_REFUSED', { reason: code ?? 'malformed form' });
  }
}
