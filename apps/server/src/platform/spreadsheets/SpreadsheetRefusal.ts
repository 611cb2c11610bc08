import { ShopError } from '../errors/ShopError.ts';

/** Why a file as a whole is not read, and what the sender reads and can do. */
export const refusalSentences = {
  tooLarge: '文件太大，请拆成几个文件，每个不超过 10 MB',
  unknownType: '这不是表格文件，请上传 xlsx 或 csv 文件',
  oldXls: '这是旧版 xls 文件，请在 Excel 或 WPS 里“另存为” xlsx 后再上传',
  otherFormat: '这种表格格式不支持，请在 Excel 或 WPS 里“另存为” xlsx 后再上传',
  encrypted: '文件有密码，请去掉密码后再上传',
  macros: '文件里有宏，请“另存为”不带宏的 xlsx 后再上传',
  externalLinks: '表格引用了别的文件或网络数据，请复制内容，“选择性粘贴”为数值后再上传',
  formulas: '表格里的公式太多或会访问外部，请复制内容，“选择性粘贴”为数值后再上传',
  zipBomb: '文件解压后异常大，请把内容复制到新建的表格后再上传',
  sharedStrings: '表格里的文字太多，请拆成几个文件再上传',
  tooManyRows: '行数太多，请拆成几个文件；如果下方是空行，请把有内容的行复制到新建的表格',
  tooManyColumns: '列数太多，请删去用不到的列后再上传',
  tooManyCells: '格子太多，请把有内容的部分复制到新建的表格后再上传',
  cellTooLong: '有一格的文字太长，请检查是否误把整份内容贴进了一格',
  tooManyMerges: '合并的单元格太多，请取消合并后再上传',
  entities: '文件里有不安全的内容，请在 Excel 或 WPS 里重新保存为 xlsx 后再上传',
  noSheet: '文件里没有可见的工作表，请取消隐藏后再上传',
  missingColumns: '表头里少了几列，请照模板补上后再上传',
  noFile: '没有收到文件，请选一份 xlsx 或 csv 文件再上传',
  empty: '表格里没有内容，请填好后再上传',
  unknownEncoding: '看不懂文件的文字编码，请另存为 xlsx，或 UTF-8 编码的 csv 后再上传',
  broken: '文件损坏，请在 Excel 或 WPS 里打开并重新保存后再上传',
} as const satisfies Record<string, string>;

export type RefusalReason = keyof typeof refusalSentences;

/** The endpoint answers with it as with every refusal of the shop; a job writes down its reason. */
export class SpreadsheetRefusal extends ShopError {
  readonly reason: RefusalReason;

  /** `told`: what the sender is told besides, or in place of the sentence. */
  constructor(
    reason: RefusalReason,
    facts: Readonly<Record<string, unknown>> = {},
    told: { readonly sentence?: string; readonly columns?: readonly string[] } = {},
  ) {
    super('SPREADSHEET_REFUSED', { reason, ...facts }, { reason, sentence: refusalSentences[reason], ...told });
    this.name = 'SpreadsheetRefusal';
    this.reason = reason;
  }
}
