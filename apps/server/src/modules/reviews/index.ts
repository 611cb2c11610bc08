export { addQuestion } from './addQuestion.ts';
export { addReview } from './addReview.ts';
export { findReviewSummary } from './findReviewSummary.ts';
export { listQuestions } from './listQuestions.ts';
export { listReviews, type ReviewFilter } from './listReviews.ts';
export { reviewInvariants } from './reviewInvariants.ts';
export { countReviews, goodRateBp, ratingHundredths } from './ReviewSummary.ts';
