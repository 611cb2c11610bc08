/** For a page that can stand without this answer: the page says that something is missing, the log says what. */
export async function answerOrNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console
    console.error(error);
    return null;
  }
}
