import { createRandom } from '../createRandom.ts';
import type { DemoUnit } from './DemoUnit.ts';

/** The first word of a product's slug names its brand, or the floor it stands on. */
const prefixes: Readonly<Record<string, string>> = {
  jiuguang: 'JG22',
  zhiyin: 'ZY30',
  beiyu: 'BY14',
  huisheng: 'HS08',
  guangnian: 'GN61',
  qinglan: 'QL27',
  gewu: 'GW68',
  suoyin: 'SY87',
  manwu: 'MW05',
  shanyu: 'SYU1',
  mushi: 'MS42',
  zhaomu: 'ZM11',
  qingci: 'QC26',
  yunmian: 'YM60',
  pushi: 'PS28',
  zaojian: 'ZJ32',
  sushe: 'SS05',
  yuanxing: 'YX20',
  buchuan: 'BC40',
};
const OTHERS = 'JW00';

/** The serial of a demo thing, and of those that take its place once it is sold: the same on every machine. */
export function unitSerial({ slug, values, serial, grade }: DemoUnit, generation: number): string {
  if (generation === 0 && serial !== undefined) return serial;
  const random = createRandom(`serial ${slug} ${values.join('/')} ${grade} ${generation}`);
  const two = (number: number) => String(number).padStart(2, '0');
  const made = `${two(random.between(1, 10))}${two(random.between(1, 28))}`;
  return `${prefixes[slug.split('-')[0] ?? ''] ?? OTHERS}-${made}-${random.between(1000, 9999)}`;
}
