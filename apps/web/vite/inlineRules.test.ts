import { runInThisContext } from 'node:vm';
import { rules } from '@jiwu/contract/rules';
import { expect, it } from 'vitest';
import { writeOutRules } from './inlineRules.ts';

const IMPORT = `import { rules } from '@jiwu/contract/rules';`;

/** What the code evaluates to, with and without the record at hand. */
function valueOf(code: string): unknown {
  const run = runInThisContext(`(rules) => { ${code.replaceAll(/import.*?;/gu, '')}; return found; }`) as (
    record: typeof rules,
  ) => unknown;
  return run(rules);
}

it.each([
  ['a number', 'const found = rules.order.payMinutes + 1;'],
  ['a pattern', 'const found = String(rules.phonePattern);'],
  ['a method of a list', 'const found = rules.pictureWidths.map(Number);'],
  ['the length of a list', 'const found = rules.order.tabs.length;'],
  ['a record', 'const found = { ...rules.password };'],
  ['what is taken out of a large record', 'const { seenMs, maxDays: found } = rules.advertisement;'],
  ['a rule beside a key of the same name', 'const found = { rules: rules.addressesPerUser };'],
])('writes out %s, and needs the record no more', (_what, code) => {
  const written = writeOutRules(`${IMPORT} ${code}`);
  expect(written).not.toContain('import');
  expect(written).not.toMatch(/rules\./v);
  expect(valueOf(written)).toEqual(valueOf(code));
});

it.each([
  ['a large part of it', 'const found = rules.advertisement;'],
  ['a name that comes later', 'const key = "name"; const found = rules[key];'],
  ['all that is left', 'const { name: _name, ...found } = rules;'],
])('leaves the record where a module needs %s', (_what, code) => {
  expect(writeOutRules(`${IMPORT} ${code}`)).toBe(`${IMPORT} ${code}`);
});

it('keeps what else comes from there', () => {
  const code = `import { placeName as of, rules } from '@jiwu/contract/rules'; const found = [of, rules.name.max];`;
  expect(writeOutRules(code)).toMatch(
    /^import \{ placeName as of \} from '@jiwu\/contract\/rules'; const found = \[of, \(\d+\)\];$/v,
  );
});
