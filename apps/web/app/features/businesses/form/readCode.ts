import { rules } from '@jiwu/contract/rules';
import { isCreditCode } from '@jiwu/kernel';

type Kind = (typeof rules.business.kinds)[number];

interface Segment {
  readonly text: string;
  readonly label: string;
  readonly isWrong: boolean;
}

interface CodeReading {
  readonly segments: readonly Segment[];
  readonly verdict: 'empty' | 'unfinished' | 'wrong' | 'right';
  /** What to do next, or that all is well. */
  readonly words: string;
}

const LENGTH = 18;
/** Letters that the standard leaves out, since they are taken for others. */
const UNUSED = /[IOSVZ]/;
const SIGNS = /^[0-9A-HJ-NPQRTUWXY]*$/;
const kindOfSign: Readonly<Record<string, Kind>> = { '1': 'company', '2': 'individual' };

/** As a licence shows it, whatever spaces and small letters were typed. */
export function plainCode(typed: string | undefined): string {
  return (typed ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
}

/** What the signs say so far, for a person who compares them with a licence. `placeOf`: the name of a division by its code. */
export function readCode(code: string, kind: Kind, placeOf: (code: string) => string | undefined): CodeReading {
  const problem = problemOf(code, kind);
  const isChecked = code.length === LENGTH;
  const isSignWrong = isChecked && problem !== null && problem.at === 'check';
  const segments = [
    { text: code.slice(0, 1), label: '市场监管', isWrong: problem?.at === 'office' },
    {
      text: code.slice(1, 2),
      label: nameOfSign(code.slice(1, 2)),
      isWrong: problem?.at === 'kind',
    },
    { text: code.slice(2, 8), label: placeOf(code.slice(2, 8)) ?? '登记地', isWrong: false },
    { text: code.slice(8, 17), label: '主体标识', isWrong: false },
    { text: code.slice(17, 18), label: isSignWrong ? '对不上' : '校验位', isWrong: isSignWrong },
  ].filter(({ text }) => text !== '');
  if (code === '') return { segments, verdict: 'empty', words: '在营业执照上，18 位数字和大写字母' };
  if (problem !== null) return { segments, verdict: 'wrong', words: problem.words };
  if (!isChecked) return { segments, verdict: 'unfinished', words: `还差 ${LENGTH - code.length} 位` };
  return { segments, verdict: 'right', words: '校验位正确，与所选类型一致。' };
}

function nameOfSign(sign: string): string {
  const kind = kindOfSign[sign];
  return kind ? { individual: '个体户', company: '企业' }[kind] : '主体类型';
}

interface Problem {
  readonly at: 'signs' | 'office' | 'kind' | 'length' | 'check';
  readonly words: string;
}

function problemOf(code: string, kind: Kind): Problem | null {
  if (UNUSED.test(code)) {
    return { at: 'signs', words: '代码里不会有 I、O、S、V、Z，请看看是不是 1、0、5、U、2。' };
  }
  if (!SIGNS.test(code)) return { at: 'signs', words: '只有数字和大写字母，请去掉别的字符。' };
  if (code !== '' && !code.startsWith('9')) {
    return { at: 'office', words: '店铺和公司的代码以 9 开头，请对照执照核对第 1 位。' };
  }
  const told = kindOfSign[code.slice(1, 2)];
  if (code.length > 1 && told !== kind) {
    const words = told
      ? `第 2 位是 ${code.slice(1, 2)}，是${rules.business.kindNames[told]}的代码。请核对，或把类型改为${rules.business.kindNames[told]}。`
      : '第 2 位应为 2（个体工商户）或 1（企业），请对照执照核对。';
    return { at: 'kind', words };
  }
  if (code.length > LENGTH) return { at: 'length', words: `多了 ${code.length - LENGTH} 位，请对照执照核对。` };
  if (code.length === LENGTH && !isCreditCode(code)) {
    return {
      at: 'check',
      words:
        '最后一位与前 17 位对不上，请对照执照逐位核对。代码里不会有 I、O、S、V、Z，常看错的是 0 与 D、8 与 B、M 与 N。',
    };
  }
  return null;
}
