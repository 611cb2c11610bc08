import type { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config/config.ts';
import type { Storage } from './Storage.ts';

/** The SDK is large: it is loaded with the first file, and only where S3 is configured. */
export function createS3Storage(config: Config): Storage {
  const Bucket = config.S3_BUCKET;
  let client: Promise<S3Client> | undefined;
  const load = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    client ??= Promise.resolve(
      new sdk.S3Client({
        region: config.S3_REGION,
        // Self-hosted stores answer by path, not by a host for each bucket.
        ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT, forcePathStyle: true } : {}),
      }),
    );
    return { sdk, client: await client };
  };
  return {
    async put(Key, Body, ContentType) {
      const { sdk, client: s3 } = await load();
      await s3.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    async find(Key) {
      const { sdk, client: s3 } = await load();
      try {
        const { Body } = await s3.send(new sdk.GetObjectCommand({ Bucket, Key }));
        return (await Body?.transformToByteArray()) ?? null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(Key) {
      const { sdk, client: s3 } = await load();
      await s3.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
