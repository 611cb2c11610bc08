import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../format/formatFen.ts';
import type { Inspection, Unit } from '../../../shared/openBox/Unit.ts';

/** Each defect with its place, and the number of the photo that shows it: 外壳：右下旋钮旁一道浅痕，见第 2 张照片。 */
export function defectLines({ inspection, photos }: Pick<Unit, 'inspection' | 'photos'>): string[] {
  return inspection.defects.map(({ place, words, photoId }) => {
    const at = photos.findIndex(({ id }) => id === photoId);
    // Many who inspect write the place once more.
    const what = words.startsWith(place) ? words : `${place}：${words}`;
    return `${what}${at === -1 ? '' : `，见第 ${at + 1} 张照片`}。`;
  });
}

/** 说明书（有电子版）、防尘袋。 */
export function missingLine({ parts }: Pick<Inspection, 'parts'>): string {
  const missing = parts.filter(({ isPresent }) => !isPresent);
  if (missing.length === 0) return '什么都不缺，配件齐全。';
  return `${missing.map(({ label, words }) => (words === '' ? label : `${label}（${words}）`)).join('、')}。`;
}

/** Why it is here, and how it was used, each said once. */
export function originLines({ sourceWords, inspection }: Pick<Unit, 'sourceWords' | 'inspection'>): string[] {
  const { useWords } = inspection;
  const isSaid = useWords === '' || sourceWords.includes(useWords);
  return [sourceWords, ...(isSaid ? [] : [useWords])].map((words) => `${words}。`);
}

/** What the difference to a new one buys: 全新的贵 ¥70.00，贵在没有这 1 处痕迹、带说明书、没人用过。 Null where there is no difference. */
export function newBuysLine({
  priceFen,
  newOne,
  inspection,
}: Pick<Unit, 'priceFen' | 'newOne' | 'inspection'>): string | null {
  if (newOne === null || newOne.priceFen <= priceFen) return null;
  const { defects, parts, useWords, isSealed } = inspection;
  const missing = parts.filter(({ isPresent }) => !isPresent).map(({ label }) => label);
  const gains = [
    defects.length > 0 ? `没有这 ${defects.length} 处痕迹` : null,
    missing.length > 0 ? `带${missing.join('和')}` : null,
    useWords === '' ? null : '没人用过',
    isSealed ? '外箱完好' : '没拆过封',
  ].filter((gain) => gain !== null);
  return `全新的贵 ${formatFen(newOne.priceFen - priceFen)}，贵在${gains.join('、')}。`;
}

/** The rights of whoever buys it, which go by what is acknowledged when it is bought; a warranty only where the unit has one. */
export function rightsLines({ asked, warrantyMonths }: Pick<Unit, 'asked' | 'warrantyMonths'>): string[] {
  const { returnDays } = rules.afterSale;
  const returns =
    asked === 0
      ? [`签收后 ${returnDays} 天内无理由可退，寄回的运费您付；商品有问题的我们付。`]
      : [
          `签收后 ${returnDays} 天内可退：下单时 ${asked} 条没有全部确认的，不用理由，运费您付；全部确认的，与描述不符等才退，运费我们付。`,
        ];
  return [...returns, ...(warrantyMonths === null ? [] : [`整机保修 ${warrantyMonths} 个月。`])];
}
