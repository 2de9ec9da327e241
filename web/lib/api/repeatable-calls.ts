import { ApiError } from "./api-error.ts";
import { api } from "./browser-api.ts";
import type { Api } from "./client.ts";
import { createIdempotencyKey } from "./idempotency-key.ts";

export type RepeatableCalls = {
  call: Api["call"];
  /** All of it is done: the same once more is another wish. */
  forget: () => void;
};

/**
 * The API for who may press again. What got no answer and is sent again goes by the same key, so that it is
 * done once; what was answered goes by a new one.
 */
export function createRepeatableCalls(): RepeatableCalls {
  const keys = new Map<string, string>();

  const call: Api["call"] = async (name, input, options = {}) => {
    const what = JSON.stringify([name, input, options.files], blobInWords);
    const idempotencyKey = keys.get(what) ?? createIdempotencyKey();
    keys.set(what, idempotencyKey);
    try {
      const answer = await api.call(name, input, { ...options, idempotencyKey });
      keys.delete(what);
      return answer;
    } catch (error) {
      // Without a code it was nobody of ours who said no: a proxy that didn't wait for the answer, say.
      if (error instanceof ApiError && error.code !== null) keys.delete(what);
      // Another one, done meanwhile, may have made it forgotten.
      else keys.set(what, idempotencyKey);
      throw error;
    }
  };

  return { call, forget: () => keys.clear() };
}

const ofDrafts = new Map<string, RepeatableCalls>();

/** What is kept as a draft may be sent again after its screen was left: its keys stay as long. */
export function repeatableCallsOf(draft: string): RepeatableCalls {
  const calls = ofDrafts.get(draft) ?? createRepeatableCalls();
  ofDrafts.set(draft, calls);
  return calls;
}

/** A file is not written as JSON: which one it is has to be told by what it says of itself. */
function blobInWords(_key: string, value: unknown): unknown {
  if (!(value instanceof Blob)) return value;
  const { size, type } = value;
  return value instanceof File ? [size, type, value.name, value.lastModified] : [size, type];
}
