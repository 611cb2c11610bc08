/** Phone numbers that no other demo user has. */
const FIRST_PHONE = 13800002000;

export const reviewerPhone = (index: number): string => String(FIRST_PHONE + index);
