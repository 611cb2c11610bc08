import type { ShopClient } from './createShopClient.ts';
import { samplePicture } from './samplePicture.ts';

/** A picture of one's own that nothing shows yet. */
export async function uploadAs(client: ShopClient): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([await samplePicture()], { type: 'image/png' }), 'picture.png');
  const reply = await client.call('fileUpload', { form });
  if (!reply.flag) throw new Error(`not uploaded: ${reply.msg}`);
  return (reply.data as { id: string }).id;
}
