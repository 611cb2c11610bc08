import { client } from '../../api/client.ts';

export interface Uploaded {
  readonly fileId: string;
  readonly placeholder: string;
  readonly width: number;
  readonly height: number;
}

/** Sends one picture; a refusal is shown by the client. */
export async function uploadPicture(file: File): Promise<Uploaded | null> {
  const body = new FormData();
  body.append('file', file);
  try {
    return await client.call('staffGoodsPictureAdd', { body });
  } catch {
    return null;
  }
}
