/** One after the other for each sitter: pressed twice in a row, the last press has the last word. */
const lines = new Map<number, Promise<void>>();

export function sendFavorite(profileId: number, isFavorite: boolean): Promise<void> {
  const before = lines.get(profileId) ?? Promise.resolve();
  const sent = before.catch(() => {}).then(() => call(profileId, isFavorite));
  lines.set(profileId, sent);
  return sent;
}

async function call(profileId: number, isFavorite: boolean): Promise<void> {
  // Loaded by the first press: with the endpoint tables comes zod, which a page to look at has no need of.
  const [{ api }, { favoritesEndpoints }] = await Promise.all([
    import("#web/lib/api/browser-api.ts"),
    import("#contract/favorites.ts"),
  ]);
  const endpoint = isFavorite ? favoritesEndpoints.add : favoritesEndpoints.remove;
  await api.call(endpoint, { params: { profileId: String(profileId) } });
}
