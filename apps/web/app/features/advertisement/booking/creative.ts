import { rules } from '@jiwu/contract/rules';
import { apiClient } from '../../../session/apiClient.ts';
import type { Place } from '../aim.ts';
import type { Creative } from './BookingValues.ts';

const { placeTerms, pictureMaxBytes } = rules.advertisement;
const KB = 1024;
const MB = KB * KB;

/** 1152 × 576 以上，2 MB 以内 */
export function sizeWords(place: Place): string {
  const { width, height } = placeTerms[place].picture;
  return `${width} × ${height} 以上，${pictureMaxBytes / MB} MB 以内`;
}

/** Why a file is not even sent. */
export function creativeRefusal({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!rules.upload.imageTypes.some((known) => known === type)) return '请换一张 JPG、PNG 或 WebP 图片。';
  return size > pictureMaxBytes ? `图片超过 ${pictureMaxBytes / MB} MB，请压缩后再传。` : null;
}

/** Too small for the place: said at once, not when it is paid for. */
export function smallWords(place: Place, size: { width: number; height: number }): string | null {
  const least = placeTerms[place].picture;
  if (size.width >= least.width && size.height >= least.height) return null;
  return `图片是 ${size.width} × ${size.height}，这个位置要 ${least.width} × ${least.height} 以上，请换一张。`;
}

export async function uploadCreative(place: Place, file: File, signal: AbortSignal): Promise<Creative> {
  const body = new FormData();
  body.append('file', file, file.name);
  const { id, width, height } = await apiClient.call('fileUpload', { body }, { silent: true, signal });
  const small = smallWords(place, { width, height });
  if (small !== null) throw new Error(small);
  return { fileId: id, name: file.name, note: `${width} × ${height}，${Math.ceil(file.size / KB)} KB` };
}
