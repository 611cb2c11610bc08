import { rules } from '@jiwu/contract/rules';
import { apiClient } from '../../../session/apiClient.ts';
import { useFileField } from '../../../shared/files/upload/useFileField.ts';

const { licenceTypes } = rules.business;
const { maxBytes } = rules.upload;

interface Field {
  readonly value: string | undefined;
  readonly onChange: ((fileId: string | undefined) => void) | undefined;
}

/** Sends a licence as soon as it is chosen. */
export function useLicence(field: Field) {
  return useFileField({ ...field, refusalOf, upload });
}

async function upload(file: File, signal: AbortSignal): Promise<string> {
  const body = new FormData();
  body.append('file', file, file.name);
  return (await apiClient.call('businessLicence', { body }, { silent: true, signal })).id;
}

function refusalOf({ type, size }: File): string | null {
  if (!(licenceTypes as readonly string[]).includes(type)) return '请换一张 JPG、PNG、WebP 图片，或 PDF。';
  if (size > maxBytes) return '文件超过 10 MB，请压缩后再传。';
  return null;
}
