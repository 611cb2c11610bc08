import type { Tx } from '../../../../platform/database/Tx.ts';

export async function createBrand(
  tx: Tx,
  input: { id: string; name: string; aliases: readonly string[] },
): Promise<void> {
  await tx
    .insertInto('brands')
    .values({ id: input.id, name: input.name, aliases: [...input.aliases] })
    .execute();
}
