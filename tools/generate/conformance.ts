import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../lib/repositoryRoot.ts';

interface ListedSentence {
  readonly section: string;
  readonly text: string;
  readonly tests?: readonly string[];
  readonly open?: string;
  readonly notObservable?: string;
}

/** Read as data, by its address: code does not import tests. */
const SOURCE = path.join(repositoryRoot, 'tests/e2e/specification/sentences.ts');

/** docs/conformance.md: every sentence of the specification, with the tests that show it. */
export async function conformance(): Promise<string> {
  const { sentences } = (await import(pathToFileURL(SOURCE).href)) as { sentences: readonly ListedSentence[] };
  const bySection = Map.groupBy(sentences, ({ section }) => section);
  const counts = Object.entries(Object.groupBy(sentences, (sentence) => standing(sentence)[0]));
  return [
    '# Conformance to the specification',
    '',
    'Made from tests/e2e/specification/sentences.ts by `node tools/generate/main.ts`; a test compares. A sentence',
    'holds when its tests pass: `pnpm e2e` runs them in a real browser against the production build.',
    '',
    `${sentences.length} sentences: ${counts.map(([state, all]) => `${all?.length ?? 0} ${state}`).join(', ')}.`,
    '',
    ...[...bySection].flatMap(([section, listed]) => [
      `## ${section}`,
      '',
      '| sentence | tests | state |',
      '|---|---|---|',
      ...listed.map(row),
      '',
    ]),
  ].join('\n');
}

function row(sentence: ListedSentence): string {
  const [state, why] = standing(sentence);
  const tests = (sentence.tests ?? []).map(cell).join('<br>');
  return `| ${cell(sentence.text)} | ${tests} | ${state}${why === '' ? '' : `: ${cell(why)}`} |`;
}

function standing({ tests, open, notObservable }: ListedSentence): [state: string, why: string] {
  if (open !== undefined) return ['open', open];
  return tests ? ['holds', ''] : ['not observable', notObservable ?? ''];
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`);
}
