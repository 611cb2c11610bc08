import type { DivisionRow } from './DivisionRow.ts';

/**
 * Hong Kong, Macao and Taiwan below the first level. GB/T 2260 numbers only the first level (810000, 820000, 710000)
 * and so does the package; these codes are the ones that address pickers of Chinese shops commonly use.
 */
export const outerDivisions: readonly DivisionRow[] = rows(`
710100台北市 710200高雄市 710300台南市 710400台中市 710500金门县 710600南投县 710700基隆市 710800新竹市 710900嘉义市
711100新北市 711200宜兰县 711300新竹县 711400桃园市 711500苗栗县 711700彰化县 711900嘉义县 712100云林县 712400屏东县
712500台东县 712600花莲县 712700澎湖县 712800连江县
810100香港特别行政区 810101中西区 810102湾仔区 810103东区 810104南区 810105油尖旺区 810106深水埗区 810107九龙城区
810108黄大仙区 810109观塘区 810110北区 810111大埔区 810112沙田区 810113西贡区 810114荃湾区 810115屯门区 810116元朗区
810117葵青区 810118离岛区
820100澳门特别行政区 820101花地玛堂区 820102花王堂区 820103大堂区 820104望德堂区 820105风顺堂区 820106嘉模堂区
820107圣方济各堂区 820108路氹填海区
`);

function rows(text: string): DivisionRow[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => ({ code: word.slice(0, 6), name: word.slice(6) }));
}
