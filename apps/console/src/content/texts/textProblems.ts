/** What a text names and the shop does not have, as the refusal of the server tells it. */
interface TextProblem {
  readonly kind: Kind;
  /** Of the Markdown, from 1; 0: not in it. */
  readonly line: number;
  readonly words: string;
}

type Kind = 'product' | 'picture' | 'author' | 'figure' | 'mark' | 'length';

const sentences: Readonly<Record<Kind, (words: string) => string>> = {
  product: (words) => `没有商品 ${words}`,
  picture: (words) => `没有图片 ${words}`,
  author: () => '没有选的这位达人',
  figure: (words) => `没有“{{${words}}}”这个数字`,
  mark: (words) => `“${words}”没写完整，商品卡写作 :::product 商品编号，另起一行用 ::: 收尾`,
  length: (words) => `太长了，读者看到的是“${words}”`,
};

/** Where that stands which is not in the text. */
const elsewhere: Readonly<Record<Kind, string>> = {
  product: '正文',
  picture: '封面',
  author: '作者',
  figure: '标题或摘要',
  mark: '正文',
  length: '标题或摘要',
};

/** Each in words, with its line; none where the refusal is about something else. */
export function sayTextProblems(refusal: unknown): string[] {
  if (typeof refusal !== 'object' || refusal === null || !('problems' in refusal)) return [];
  const { problems } = refusal;
  if (!Array.isArray(problems)) return [];
  return problems
    .filter(isProblem)
    .map(({ kind, line, words }) => `${line > 0 ? `第 ${line} 行` : elsewhere[kind]}：${sentences[kind](words)}`);
}

function isProblem(one: unknown): one is TextProblem {
  return typeof one === 'object' && one !== null && 'kind' in one && String(one.kind) in sentences;
}
