import type { Contract, ParsedInput } from '@jiwu/contract';
import {
  bumpVersion,
  getChecklist,
  getInspection,
  holdVersion,
  listPhotos,
  saveFindings,
} from '../../modules/channels/openBox/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import type { UnitChange } from './UnitChange.ts';

type Wish = ParsedInput<Contract['staffUnitFindings']>['body'];

/** 暂存: what was found so far. It need not be complete, but all that it names must be there. */
export async function saveUnitFindings(tx: Tx, { id, wish }: { id: string; wish: Wish }): Promise<UnitChange> {
  const { version, foundWords, ...found } = wish;
  const { unit } = await holdVersion(tx, { id, version });
  if (unit.state !== 'inspecting') throw new ShopError('UNIT_CHANGED');
  const key = { unitId: id, no: unit.inspectionNo };
  const before = await getInspection(tx, key);
  const { items } = await getChecklist(tx, before.checklistId);
  const photos = new Set((await listPhotos(tx, [key])).map((photo) => photo.id));
  const results = found.results.map(({ key: itemKey, result, words }) => {
    const item = items.find((one) => one.key === itemKey);
    if (!item) throw new ShopError('INVALID_INPUT', { fields: ['results'] });
    return { ...item, result, words };
  });
  const isStrange = found.defects.some(
    ({ itemKey, photoId }) => !items.some((one) => one.key === itemKey) || (photoId !== null && !photos.has(photoId)),
  );
  const isDouble = new Set(results.map((one) => one.key)).size < results.length;
  if (isStrange || isDouble) throw new ShopError('INVALID_INPUT', { fields: [isDouble ? 'results' : 'defects'] });
  const findings = { ...found, results };
  await saveFindings(tx, { ...key, findings, foundWords });
  const { isSealed, defects, parts, useWords } = before;
  return {
    unit: await bumpVersion(tx, unit),
    before: { isSealed, results: before.results, defects, parts, useWords, foundWords: before.foundWords },
    after: { ...findings, foundWords },
  };
}
