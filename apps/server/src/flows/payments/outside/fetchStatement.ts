import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { OutsideGateway } from '../../../modules/money/payments/index.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { gatewayOf } from './gatewayOf.ts';
import { orUnavailable } from './orUnavailable.ts';

interface RawStatement {
  readonly name: string;
  readonly mediaType: string;
  /** Gone from our disk when it was read, or nobody wants more. */
  readonly stream: Readable;
}

const mediaTypes = { csv: 'text/csv; charset=utf-8', zip: 'application/zip' } as const;

/** A gateway's statement of a day, just as it has it. */
export async function fetchStatement(
  services: ShopServices,
  { gateway, day }: { gateway: OutsideGateway; day: string },
): Promise<RawStatement> {
  const raw = await orUnavailable(services, gatewayOf(services, gateway).rawStatement?.(day) ?? Promise.resolve(null));
  if (!raw) throw new ShopError('STATEMENT_NONE');
  const dir = await mkdtemp(path.join(tmpdir(), 'jiwu-statement-'));
  const remove = () => rm(dir, { recursive: true, force: true });
  try {
    const file = path.join(dir, 'statement');
    await orUnavailable(services, raw.save(file));
    const stream = createReadStream(file);
    stream.once('close', () => void remove());
    return { name: `${gateway}-${day}.${raw.ending}`, mediaType: mediaTypes[raw.ending], stream };
  } catch (error) {
    await remove();
    throw error;
  }
}
