import type { CallInput, Contract } from '@jiwu/contract';
import type { rules } from '@jiwu/contract/rules';
import { type Celebrity, platformWords } from './celebrityWords.ts';

type Body = CallInput<Contract['staffCelebrityChange']>['body'];

export interface ProfileFields {
  readonly name: string;
  readonly field: string;
  readonly bio: string;
  readonly categoryId: string;
  readonly platforms: readonly { readonly platform: Platform; readonly followers: number | null }[];
}

export type Platform = (typeof rules.celebrity.platforms)[number];

export function profileOf({ name, field, bio, categoryId, platforms }: Celebrity): ProfileFields {
  return { name, field, bio, categoryId, platforms };
}

/** Null while something is missing. */
export function profileIn({ name, field, bio, categoryId, platforms }: ProfileFields): Omit<Body, 'version'> | null {
  const words = { name: name.trim(), field: field.trim(), bio: bio.trim() };
  if (Object.values(words).includes('')) return null;
  const known = platforms.flatMap(({ platform, followers }) => (followers === null ? [] : [{ platform, followers }]));
  return known.length === platforms.length ? { ...words, categoryId, platforms: known } : null;
}

/** What another has changed of a profile while it was being changed here. */
export function profileChanges(before: Celebrity, now: Celebrity, categoryName: (id: string) => string) {
  const said = (one: Celebrity) => [
    ['名字', one.name],
    ['领域', one.field],
    ['简介', one.bio],
    ['类目', categoryName(one.categoryId)],
    ['别处的粉丝', platformWords(one.platforms)],
  ];
  const old = new Map(said(before).map(([name = '', value = '']) => [name, value]));
  return said(now)
    .map(([name = '', value = '']) => ({ name, before: old.get(name) ?? '', now: value }))
    .filter((one) => one.before !== one.now);
}
