/** Numbers of reviews: by 1, 2, 3, 4 and 5 stars, with pictures, with a follow-up. */
export interface ReviewSummary {
  readonly stars: [number, number, number, number, number];
  readonly withPictures: number;
  readonly followedUp: number;
}

/** Below this many reviews a share of good ones says nothing. */
const ENOUGH_REVIEWS = 3;

export function countReviews({ stars }: ReviewSummary): number {
  return stars.reduce((sum, count) => sum + count, 0);
}

/** The average of the stars × 100, rounded half up. */
export function ratingHundredths(summary: ReviewSummary): number | null {
  const count = countReviews(summary);
  const sum = summary.stars.reduce((total, each, index) => total + each * (index + 1), 0);
  return count === 0 ? null : Math.round((sum * 100) / count);
}

/** The share of 4 and 5 stars in basis points. */
export function goodRateBp(summary: ReviewSummary): number | null {
  const count = countReviews(summary);
  return count < ENOUGH_REVIEWS ? null : Math.round(((summary.stars[3] + summary.stars[4]) * 10_000) / count);
}
