const STATUS = 428;

/** The work that the shop asks for before it answers; null when it asks for none. The answer can still be read afterwards. */
export async function findChallenge(response: Response): Promise<string | null> {
  if (response.status !== STATUS) return null;
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const challenge = (answer as { data?: { challenge?: unknown } | null } | null)?.data?.challenge;
  return typeof challenge === 'string' ? challenge : null;
}
