import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

it('opens with the same secret and purpose, and with nothing else', () => {
  const sealed = seal('secret', 'purpose', '明文 😀');
  expect(unseal('secret', 'purpose', sealed)).toBe('明文 😀');
  expect(() => unseal('another', 'purpose', sealed)).toThrow(/unable to authenticate/i);
  expect(() => unseal('secret', 'other purpose', sealed)).toThrow(/unable to authenticate/i);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal('secret', 'purpose', changed)).toThrow(/unable to authenticate/i);
});
