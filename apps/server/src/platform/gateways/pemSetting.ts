import { z } from 'zod';

/** A key that cannot be read must stop the start, not the first payment. Files of settings often hold `\n` as two signs. */
export const pemSetting = (read: (text: string) => unknown, value: string) =>
  z
    .string()
    .transform((text) => text.replaceAll(String.raw`\n`, '\n').trim())
    .refine(
      (text) => {
        try {
          read(text);
          return true;
        } catch {
          return false;
        }
      },
      { error: 'not a key in PEM' },
    )
    .prefault(value);
