import path from 'node:path/posix';
import type { Archive } from './openArchive.ts';
import { parseWholeXml } from './parseXml.ts';

export interface Relation {
  readonly id: string;
  /** The last word of the type, which both editions of the standard share. */
  readonly type: string;
  /** The path of the part in the archive. */
  readonly target: string;
}

/** What a part refers to within the archive; of the archive itself for ''. */
export async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const { dir, base } = path.parse(part);
  const list = path.join(dir, '_rels', `${base}.rels`);
  const relations: Relation[] = [];
  if (!archive.has(list)) return relations;
  await parseWholeXml(archive.read(list), {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      relations.push({
        id: attributes['Id'] ?? '',
        type: path.basename(attributes['Type'] ?? ''),
        target: path.resolve('/', dir, attributes['Target'] ?? '').slice(1),
      });
    },
  });
  return relations;
}
