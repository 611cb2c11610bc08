/** Notes in brackets, and what a template adds to say that a column must be filled. */
const NOTES = /\([^)]*\)|\[[^\]]*\]|【[^】]*】|<[^>]*>|必填|选填|可不填/g;
const BRACKETS = /[()[\]【】<>]/g;
const BESIDES = /[\s*:.,;、。·_\-/\\|#"'!！]/g;

/** Longer than any heading. */
const LOOKED_AT = 100;

/** What a heading says, however it is written: `＊ 收 货 人（必填）：` is 收货人, `SKU Code` is skucode. */
export function normaliseHeading(heading: string): string {
  const folded = heading.slice(0, LOOKED_AT).normalize('NFKC').toLowerCase();
  return (
    folded.replaceAll(NOTES, '').replaceAll(BESIDES, '') || folded.replaceAll(BRACKETS, '').replaceAll(BESIDES, '')
  );
}
