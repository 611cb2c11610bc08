/** How Alipay writes its tables. */
export const alipayTable = {
  bom: true,
  // Titles and totals stand between signs of number; each value ends with a tab, which keeps Excel from rounding it.
  comment: '#',
  comment_no_infix: true,
  trim: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
} as const;
