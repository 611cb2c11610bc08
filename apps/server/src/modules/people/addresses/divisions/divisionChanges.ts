import type { DivisionRow } from './DivisionRow.ts';

/** Divisions created after the package's edition (the Ministry of Civil Affairs' list for the end of 2024). */
export const addedDivisions: readonly DivisionRow[] = [
  // Chongqing, announced November 2025, code published December 2025: Jiangbei and Yubei became Liangjiang.
  { code: '500157', name: '两江新区' },
];

interface RetiredDivision extends DivisionRow {
  /** Where its addresses belong today. */
  readonly successorCode: string;
}

/**
 * Divisions that were abolished. Saved addresses have the old code and people go on writing the old name for years, so both lead
 * to the successor.
 */
export const retiredDivisions: readonly RetiredDivision[] = [
  { code: '500105', name: '江北区', successorCode: '500157' },
  { code: '500112', name: '渝北区', successorCode: '500157' },
  // Sansha has had two districts since 2020; the package still lists the island groups beside them.
  { code: '460321', name: '西沙群岛', successorCode: '460302' },
  { code: '460322', name: '南沙群岛', successorCode: '460303' },
  { code: '460323', name: '中沙群岛的岛礁及其海域', successorCode: '460302' },
];
