import { contract, type Endpoint, type EndpointName, userTypeOf } from '@jiwu/contract';
import { readSpreadsheet } from '../../apps/server/src/platform/spreadsheets/readSpreadsheet.ts';
import { csvText } from '../../apps/server/src/platform/spreadsheets/write/writeCsv.ts';
import { writeXlsx } from '../../apps/server/src/platform/spreadsheets/write/writeXlsx.ts';
import type { CallInput, ShopClient } from './createShopClient.ts';
import type { TestShop } from './startTestShop.ts';

type Lines = readonly (readonly string[])[];

const columnsOf = (headings: readonly string[]) => headings.map((heading) => ({ heading, kind: 'text' as const }));

/** A workbook with these lines; the first has the headings. */
export async function xlsxOf([headings = [], ...rows]: Lines): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeXlsx([{ name: '名单', columns: columnsOf(headings), rows }])) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

export async function csvOf([headings = [], ...rows]: Lines): Promise<string> {
  return await csvText({ columns: columnsOf(headings), rows });
}

/** What programs of a Chinese Windows write: signs of two bytes, of which TextDecoder knows all. */
export function inGb18030(text: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder('gb18030');
  const known = new Map<string, [number, number]>();
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      if (trail !== 0x7f) known.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail]);
    }
  }
  return Uint8Array.from([...text].flatMap((sign) => known.get(sign) ?? [sign.charCodeAt(0)]));
}

/** A form with one file. */
export function formOf(bytes: BlobPart, name: string, type = 'application/octet-stream'): FormData {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type }), name);
  return form;
}

/** The bytes that a binary endpoint answers. */
export async function download(
  shop: Pick<TestShop, 'apiUrl'>,
  client: ShopClient,
  name: EndpointName,
  { params = {}, query = '' }: CallInput,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const { path, caller }: Endpoint = contract[name];
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const headers = {
    'User-Type': userTypeOf({ caller }),
    token: client.session?.token ?? '',
    anonymous: client.browserId,
  };
  const response = await fetch(`${shop.apiUrl}/api${filled}?${query}`, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The cells of a file, as our own reader sees them. */
export async function cellsOf(bytes: Uint8Array): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of readSpreadsheet(bytes)) rows.push([...cells]);
  return rows;
}
