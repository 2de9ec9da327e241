type Picture = { id: number };

/**
 * Where the server has to put a picture so that it stands where it is seen. The server's list may hold
 * pictures that are hidden here, because they are about to go.
 */
export function positionFor(
  id: number,
  seen: readonly Picture[],
  stored: readonly Picture[],
): number {
  const before = seen[seen.findIndex((each) => each.id === id) - 1];
  if (!before) return 0;
  return stored.filter((each) => each.id !== id).findIndex((each) => each.id === before.id) + 1;
}
