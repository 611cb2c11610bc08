/** The celebrity who heads the list. */
export async function fetchFirstCelebrity(apiUrl: string): Promise<string> {
  const response = await fetch(`${apiUrl}/api/celebrity`);
  const { data } = (await response.json()) as { data: { items: readonly { id: string }[] } };
  const [first] = data.items;
  if (!first) throw new Error('there are no celebrities');
  return first.id;
}
