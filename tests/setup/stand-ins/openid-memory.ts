import type { Adapter, AdapterPayload } from "oidc-provider";

/** What the provider of the tests keeps while it runs; it never lives long enough to expire. */
export function createMemoryAdapter(): (name: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();

  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`;
    const findWhere = (matches: (payload: AdapterPayload) => boolean) =>
      [...kept].find(([key, payload]) => key.startsWith(`${name}:`) && matches(payload))?.[1];
    return {
      upsert: async (id, payload) => void kept.set(keyOf(id), payload),
      find: async (id) => kept.get(keyOf(id)),
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (code) => findWhere((payload) => payload.userCode === code),
      consume: async (id) => {
        const payload = kept.get(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
