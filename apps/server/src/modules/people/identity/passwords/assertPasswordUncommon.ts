import { ShopError } from '../../../../platform/errors/ShopError.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** Refuses passwords from the list of the most used ones. The list is loaded when the first password is chosen. */
export async function assertPasswordUncommon(password: string): Promise<void> {
  common ??= loadCommonPasswords();
  if ((await common).has(password.toLowerCase())) throw new ShopError('PASSWORD_COMMON');
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= 8));
}
