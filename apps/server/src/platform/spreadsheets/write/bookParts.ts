import { escapeXml } from './escapeXml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMATS = 'http://schemas.openxmlformats.org';
const OFFICE = `${FORMATS}/officeDocument/2006/relationships`;
const PACKAGE = `${FORMATS}/package/2006`;
const MAIN = `${FORMATS}/spreadsheetml/2006/main`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook besides its sheets. */
export function bookParts(sheetNames: readonly string[]): [name: string, xml: string][] {
  const sheets = sheetNames.map((name, index) => ({ name, id: index + 1, part: `sheet${index + 1}.xml` }));
  const types = sheets.map(
    ({ part }) => `<Override PartName="/xl/worksheets/${part}" ContentType="${TYPE}.worksheet+xml"/>`,
  );
  const list = sheets.map(({ name, id }) => `<sheet name="${escapeXml(name)}" sheetId="${id}" r:id="rId${id}"/>`);
  const relations = sheets.map(({ id, part }) => relation(id, 'worksheet', `worksheets/${part}`));
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${types.join('')}</Types>`,
    ],
    ['_rels/.rels', relationList([relation(1, 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relationList([...relations, relation(sheets.length + 1, 'styles', 'styles.xml')])],
    ['xl/styles.xml', STYLES],
  ];
}

function relation(id: number, type: string, target: string): string {
  return `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
}

function relationList(relations: readonly string[]): string {
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`;
}

/** Cell styles: 0 nothing, 1 text, 2 heading (bold on grey), 3 number, 4 amount. Format 49 is text, 2 has two decimals. */
const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}">` +
  '<fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFF2F4F7"/></patternFill></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" quotePrefix="1" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" quotePrefix="1" applyNumberFormat="1" applyFont="1" applyFill="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>' +
  '<xf numFmtId="2" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
