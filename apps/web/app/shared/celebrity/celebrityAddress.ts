/** The page of one celebrity, or of one of their shelves. */
export function celebrityAddress(id: string, shelf?: string): string {
  return `/celebrity?id=${id}${shelf ? `&shelf=${encodeURIComponent(shelf)}` : ''}`;
}
