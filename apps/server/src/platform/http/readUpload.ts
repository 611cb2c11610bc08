import type { FastifyRequest } from 'fastify';
import { ShopError } from '../errors/ShopError.ts';

interface Upload {
  readonly bytes: Buffer;
  /** As its sender calls it: words of a stranger, perhaps none. */
  readonly name: string;
}

/** The one file of a multipart body. Whatever is wrong with the form itself is the sender's mistake, not ours. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  const { bytes } = await readNamedUpload(request, (reason) => new ShopError('FILE_REFUSED', { reason }));
  return bytes;
}

/** The same with its name; `refuse` tells of a form that holds no file. */
export async function readNamedUpload(request: FastifyRequest, refuse: (reason: string) => ShopError): Promise<Upload> {
  try {
    const upload = await request.file();
    if (!upload) throw refuse('no file');
    // Who sends a form by hand may give no name, whatever the type says.
    const { filename }: { filename?: string } = upload;
    const bytes = await upload.toBuffer();
    // toBuffer notices a cut file by its last piece; a piece that ended exactly at the limit has none after it.
    if (upload.file.truncated) throw new ShopError('TOO_LARGE');
    return { bytes, name: filename ?? '' };
  } catch (error) {
    const { code, statusCode } = error as { code?: string; statusCode?: number };
    // Too large, or not multipart at all: the error handler has messages for these.
    if (code === 'FST_REQ_FILE_TOO_LARGE' || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE' || statusCode === 415)
      throw error;
    if (error instanceof ShopError) throw error;
    throw refuse(code ?? 'malformed form');
  }
}
