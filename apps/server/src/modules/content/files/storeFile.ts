import { newId } from '@jiwu/kernel';
import { sha256 } from '../../../platform/crypto/hashing.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Storage } from '../../../platform/storage/Storage.ts';
import { storageKeyOf } from './storageKeys.ts';

export interface StoredBytes {
  readonly fileId: string;
  readonly storageKey: string;
  readonly sha256: Buffer;
  readonly bytes: number;
  readonly mediaType: string;
}

/** Bytes first, row second: a row never points at missing bytes. The caller removes the bytes again if no row follows. */
export async function storeBytes(storage: Storage, bytes: Uint8Array, mediaType: string): Promise<StoredBytes> {
  const fileId = newId();
  const storageKey = storageKeyOf(fileId);
  await storage.put(storageKey, bytes, mediaType);
  return { fileId, storageKey, sha256: sha256(bytes), bytes: bytes.length, mediaType };
}

interface Input {
  readonly stored: StoredBytes;
  readonly ownerId: string;
  readonly visibility: 'pending' | 'private';
  readonly size?: { readonly width: number; readonly height: number };
  readonly fileName?: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Only the owner sees the file until it is published; an unused file is removed when it expires. */
export async function recordFile(tx: Tx, input: Input): Promise<void> {
  const { stored } = input;
  await tx
    .insertInto('files')
    .values({
      id: stored.fileId,
      owner_id: input.ownerId,
      visibility: input.visibility,
      media_type: stored.mediaType,
      bytes: stored.bytes,
      width: input.size?.width ?? null,
      height: input.size?.height ?? null,
      sha256: stored.sha256,
      storage_key: stored.storageKey,
      file_name: input.fileName ?? null,
      created_at: input.now,
      expires_at: input.expiresAt,
    })
    .execute();
}
