/** For a page that works without this answer: the page says that a part is missing, the log says why. */
export async function answerOrNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console
    console.error(error);
    return null;
  }
}
