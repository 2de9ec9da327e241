import { chatEndpoints } from "#contract/chat.ts";
import { api } from "#web/lib/api/browser-api.ts";

export type KnownSitter = { profileId: number; name: string; src?: string };

/** Sitters with whom the owner is in contact, the latest first. */
export async function listKnownSitters(): Promise<KnownSitter[]> {
  const { data } = await api.call(chatEndpoints.list, { query: { limit: 50 } });
  return data
    .filter(({ acceptanceStatus: status }) => status === "accepted" || status === "pending")
    .flatMap(({ profiles }) => profiles.filter(({ isOwn }) => !isOwn))
    .flatMap(({ id, profileType, firstName, picture, isDeleted }) => {
      if (id === undefined || isDeleted || profileType !== "pet_sitter" || !firstName) return [];
      const src = picture?.sizes[0]?.url ?? picture?.url;
      return [{ profileId: id, name: firstName, ...(src ? { src } : {}) }];
    });
}
