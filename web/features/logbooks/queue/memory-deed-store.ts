import { joiningOf, type StoredDeed, withNumber } from "./deed-rules.ts";
import type { DeedStore } from "./deed-store.ts";

/** For browsers that keep nothing, as in some private windows: it lives as long as the page. */
export function createMemoryDeedStore(): DeedStore {
  let deeds: readonly StoredDeed[] = [];
  const pictures = new Map<string, Blob>();
  let order = 0;

  function keep(next: readonly StoredDeed[]): void {
    for (const deed of deeds) {
      if (deed.kind === "image" && !next.some(({ clientId }) => clientId === deed.clientId)) {
        pictures.delete(deed.pictureKey);
      }
    }
    deeds = next;
  }

  function change(clientId: string, facts: Partial<Pick<StoredDeed, "isTried" | "refusal">>) {
    keep(deeds.map((deed) => (deed.clientId === clientId ? { ...deed, ...facts } : deed)));
    return deeds.find((deed) => deed.clientId === clientId);
  }

  return {
    list: async () => [...deeds],
    async add(deed, picture) {
      if (deeds.some(({ clientId }) => clientId === deed.clientId)) return;
      const { dropped, changed, isNeeded } = joiningOf(deeds, deed);
      const others = deeds.filter(({ clientId }) => !dropped.includes(clientId));
      keep(others.map((one) => (one.clientId === changed?.clientId ? changed : one)));
      if (!isNeeded) return;
      order += 1;
      if (picture && deed.kind === "image") pictures.set(deed.pictureKey, picture);
      keep([...deeds, { ...deed, order }]);
    },
    markTried: async (clientId) => change(clientId, { isTried: true }),
    async arrived(clientId, id) {
      const others = deeds.filter((deed) => deed.clientId !== clientId);
      keep(id === undefined ? others : others.map((deed) => withNumber(deed, clientId, id)));
    },
    async refused(clientId, refusal) {
      change(clientId, { refusal });
    },
    async allowAgain() {
      keep(deeds.map(({ refusal: _, ...deed }) => deed));
    },
    async remove(clientIds) {
      keep(deeds.filter(({ clientId }) => !clientIds.includes(clientId)));
    },
    picture: async (key) => pictures.get(key),
  };
}
