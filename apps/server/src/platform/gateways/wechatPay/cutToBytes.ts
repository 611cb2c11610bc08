import { StringDecoder } from 'node:string_decoder';

/** As much of the text as fits into so many bytes of UTF-8, without half a sign at its end: WeChat Pay counts bytes. */
export function cutToBytes(text: string, maxBytes: number): string {
  return new StringDecoder('utf8').write(Buffer.from(text).subarray(0, maxBytes));
}
