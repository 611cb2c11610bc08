import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageKeys, promotionKeys } from '../app/config/pageKeys.ts';

const template = readFileSync(join(import.meta.dirname, '../../../ops/nginx/nginx.conf.template'), 'utf8');

/** By key, the paths for which nginx takes it from the query. */
const inNginx = new Map(
  [...template.matchAll(/map "\$uri \$arg_(\w+)" \$key_\1 \{ "~\^\/\(\?:([^)]*)\)\(\?:\\\.data\)\? /g)].map(
    ([, key = '', paths = '']) => [key, paths.split('|').map((path) => `/${path}`)],
  ),
);

it('nginx keeps pages by the keys on which they depend', () => {
  const expected = new Map<string, string[]>();
  for (const [path, keys] of Object.entries(pageKeys)) {
    for (const key of keys) expected.set(key, [...(expected.get(key) ?? []), path]);
  }
  expect(inNginx).toEqual(expected);
});

it('nginx asks by all of these keys, and by nothing else but the routes of data', () => {
  const joined = /map \$host \$page_keys \{ default "([^"]*)"/.exec(template)?.[1] ?? '';
  expect(joined.split('$key_').slice(1)).toEqual([...inNginx.keys(), '_routes']);
});

it('nginx knows every page, and passes on who sent the visitor', () => {
  const pages = /"~\^\/\(\?:([^)]*)\)\(\?:\\\.data\)\?\$" \$page_keys\$key_i\$key_ch;/.exec(template)?.[1] ?? '';
  expect(pages.split('|').map((path) => `/${path}`)).toEqual(Object.keys(pageKeys).filter((path) => path !== '/'));
  for (const key of promotionKeys) expect(template).toContain(`map $arg_${key} $key_${key} {`);
});
