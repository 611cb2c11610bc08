import { createCipheriv, hkdfSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, sealedNow, unseal } from './seal.ts';
import { findSealKeyMistake } from './sealKeys.ts';

it('opens with the same secret and purpose, and with nothing else', () => {
  const sealed = seal('secret', 'purpose', '明文 😀');
  expect(unseal('secret', 'purpose', sealed)).toBe('明文 😀');
  expect(() => unseal('another', 'purpose', sealed)).toThrow(/unable to authenticate/i);
  expect(() => unseal('secret', 'other purpose', sealed)).toThrow(/unable to authenticate/i);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal('secret', 'purpose', changed)).toThrow(/unable to authenticate/i);
});

const OLD = 'the secret from before there were any ids';
const NEW = 'new:the secret that shall be used from now on';

it('opens what any key of the list sealed, and seals with the first', () => {
  const before = seal(OLD, 'purpose', '明文');
  const early = `${OLD},${NEW}`;
  const late = `${NEW},${OLD}`;
  expect(unseal(early, 'purpose', before)).toBe('明文');
  expect(unseal(OLD, 'purpose', seal(early, 'purpose', '明文'))).toBe('明文');
  const after = seal(late, 'purpose', '明文');
  expect(unseal(early, 'purpose', after)).toBe('明文');
  expect(unseal(NEW, 'purpose', after)).toBe('明文');
  expect(unseal(late, 'purpose', before)).toBe('明文');
  expect(() => unseal(OLD, 'purpose', after)).toThrow(/unable to authenticate/i);
  expect(() => unseal(NEW, 'purpose', before)).toThrow(/unable to authenticate/i);
});

it('opens what the key from before sealed, also when it begins as the head of another key does', () => {
  const nonce = Buffer.concat([sealedNow('a:any'), Buffer.alloc(9)]);
  const key = Buffer.from(hkdfSync('sha256', OLD, '', 'purpose', 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update('明文', 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]);
  expect(unseal(OLD, 'purpose', sealed)).toBe('明文');
  expect(unseal(`a:${'x'.repeat(32)},${OLD}`, 'purpose', sealed)).toBe('明文');
});

it('a head that was changed opens nothing', () => {
  const sealed = seal(NEW, 'purpose', '明文');
  const renamed = Buffer.concat([Buffer.from([1, 3]), Buffer.from('old'), sealed.subarray(5)]);
  expect(() => unseal(`old:${NEW.slice(4)}`, 'purpose', renamed)).toThrow(/unable to authenticate/i);
});

it('says what is wrong with a list of keys', () => {
  expect(findSealKeyMistake(OLD)).toBeNull();
  expect(findSealKeyMistake(`${NEW},${OLD}`)).toBeNull();
  expect(findSealKeyMistake(`${NEW},${NEW}`)).toMatch('id of its own');
  expect(findSealKeyMistake(`${OLD},${OLD}`)).toMatch('id of its own');
  expect(findSealKeyMistake(`a:short,${OLD}`)).toMatch('32 characters');
});
