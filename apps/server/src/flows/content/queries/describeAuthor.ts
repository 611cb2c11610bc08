import { rules } from '@jiwu/contract';
import type { Celebrity } from '../../../modules/channels/celebrity/index.ts';

interface By {
  readonly celebrityId: string | null;
  readonly author: string | null;
}

/** Who wrote a text. Of a celebrity the name is that of their page; who is no longer shown is not named. */
export function describeAuthor({ celebrityId, author }: By, shown: ReadonlyMap<string, Celebrity>) {
  const words = rules.content.author;
  if (celebrityId === null) return { name: author ?? words.editors, about: words.about, celebrity: null };
  const celebrity = shown.get(celebrityId);
  if (!celebrity) return { name: words.gone, about: '', celebrity: null };
  const { id, name, field, avatar } = celebrity;
  return { name, about: field, celebrity: { id, avatar } };
}
