import type { EndpointName } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import type { CallInput, Reply } from './createShopClient.ts';
import { must } from './makeBuyer.ts';
import { samplePicture } from './samplePicture.ts';
import type { StaffClient } from './staff.ts';
import type { TestShop } from './startTestShop.ts';

/** A write with a key of its own. */
export async function act(staff: StaffClient, name: EndpointName, input: CallInput = {}): Promise<Reply> {
  return await staff.call(name, { ...input, headers: { 'Idempotency-Key': newId(), ...input.headers } });
}

/** A write that is done, or the test fails. */
export async function done<T>(staff: StaffClient, name: EndpointName, input: CallInput = {}): Promise<T> {
  return must<T>(await act(staff, name, input));
}

export async function uploadGoodsPicture(staff: StaffClient, width = 320, height = 240) {
  const form = new FormData();
  form.append('file', new Blob([await samplePicture(width, height)], { type: 'image/png' }), 'a.png');
  return await done<{ fileId: string; placeholder: string; width: number; height: number }>(
    staff,
    'staffGoodsPictureAdd',
    { form },
  );
}

/** The audit log's rows of one thing, oldest first. */
export async function auditOf(shop: TestShop, targetId: string) {
  return await shop.services.db.read
    .selectFrom('audit_rows')
    .select(['action', 'before', 'after', 'staff_id as staffId'])
    .where('target_id', '=', targetId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
