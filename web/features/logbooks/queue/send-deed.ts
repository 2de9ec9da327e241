import { ApiError } from "#web/lib/api/api-error.ts";
import { browserTransport } from "#web/lib/api/browser-client.ts";
import { type Api, createApi } from "#web/lib/api/client.ts";
import { readToken, tokenSettled } from "#web/lib/session/token.ts";
import type { Arrival } from "./arrivals.ts";
import type { StoredDeed } from "./deed-rules.ts";

/** A request that nothing answers must not keep the rest back for ever. */
const longestMs = 60_000;
const longestWithPictureMs = 180_000;

type PictureOf = (key: string) => Promise<Blob | undefined>;

/**
 * Sends deeds as this user and nobody else: the stored token may be somebody else's by now, of a log-in in
 * another tab. Who it belongs to is asked once a token, and that very token is sent along.
 *
 * Each attempt has an idempotency key of its own, made by the client: `sent_at` is another one each time, and
 * the server refuses a known key with another body. What makes a deed arrive once is its `client_id`.
 */
export function sendAs(userId: number, pictureOf: PictureOf) {
  let known: { token: string; api: Api } | null = null;

  async function apiOfUser(): Promise<Api> {
    await tokenSettled();
    const token = readToken();
    if (!token) throw new ApiError({ status: 401 });
    if (known?.token === token) return known.api;
    const api = createApi({
      ...browserTransport,
      headers: () => ({ ...browserTransport.headers(), Authorization: `Bearer ${token}` }),
      // It waits for them to come back. Whether the session is over, the page itself will find out.
      onUnauthenticated: () => {},
    });
    const user = await api.call("account.getUser", {});
    if (user.id !== userId) throw new ApiError({ status: 401 });
    known = { token, api };
    return api;
  }

  return async (deed: StoredDeed): Promise<Arrival> => {
    const api = await apiOfUser();
    const ms = deed.kind === "image" ? longestWithPictureMs : longestMs;
    return sendDeed(api, deed, { pictureOf, signal: AbortSignal.timeout(ms) });
  };
}

type Sending = { pictureOf: PictureOf; signal: AbortSignal };

async function sendDeed(
  { call }: Api,
  deed: StoredDeed,
  { pictureOf, signal }: Sending,
): Promise<Arrival> {
  const params = { id: String(deed.logbookId) };
  const { clientId, happenedAt } = deed;
  // Both by the device's clock: the server sees by how much it is wrong.
  const times = { happenedAt, sentAt: new Date().toISOString() };
  switch (deed.kind) {
    case "checkIn":
    case "checkOut":
    case "undoCheckOut": {
      const body = { ...checkFacts(deed), ...times, clientId };
      const { data } = await call("logbooks.checkInOut", { params, body }, { signal });
      return { deed, logbook: data };
    }
    case "activity": {
      const { activity: kind, petId, minutes, note, taskId, again } = deed;
      const body = { kind, petId, minutes, note, taskId, again, ...times, clientId };
      const { data } = await call("logbooks.createActivity", { params, body }, { signal });
      return { deed, activity: data };
    }
    case "changeActivity": {
      const activity = { id: String(deed.activityId) };
      const body = { note: deed.note ?? "", minutes: deed.minutes ?? "", ...times };
      const answer = await call("logbooks.updateActivity", { params: activity, body }, { signal });
      return { deed, ...(answer.data ? { activity: answer.data } : {}) };
    }
    case "removeActivity": {
      const activity = { id: String(deed.activityId) };
      const body = { isRemoved: true, ...times };
      await call("logbooks.updateActivity", { params: activity, body }, { signal });
      return { deed };
    }
    case "image": {
      const picture = await pictureOf(deed.pictureKey);
      // Thrown away by the browser, which had no room: there is nothing left to send.
      if (!picture) throw new ApiError({ status: 410 });
      const body = { petId: deed.petId, caption: deed.caption, ...times, clientId };
      const files = { image: [picture] };
      const { data } = await call("logbooks.addImage", { params, body }, { files, signal });
      return { deed, image: data };
    }
    case "removeImage": {
      const image = { ...params, imageId: String(deed.imageId) };
      await call("logbooks.removeImage", { params: image }, { signal });
      return { deed };
    }
    case "task": {
      const task = { ...params, taskId: String(deed.taskId) };
      const body = { isDone: deed.isDone, ...times };
      const { data } = await call("logbooks.tickTask", { params: task, body }, { signal });
      return { deed, logbook: data };
    }
    case "notes": {
      const body = { notes: deed.notes };
      const { data } = await call("logbooks.update", { params, body }, { signal });
      return { deed, logbook: data };
    }
    case "track": {
      const { walkClientId, startedAt, endedAt, petIds, points } = deed;
      const { sentAt } = times;
      const body = { clientId: walkClientId, startedAt, endedAt, sentAt, petIds, points };
      const { data } = await call("logbooks.track", { params, body }, { signal });
      return { deed, walk: data };
    }
  }
}

type Check = Extract<StoredDeed, { kind: "checkIn" | "checkOut" | "undoCheckOut" }>;

function checkFacts(deed: Check) {
  switch (deed.kind) {
    case "checkIn":
      return {
        action: "check_in" as const,
        lat: deed.lat,
        lng: deed.lng,
        entryId: deed.entryId,
        extra: deed.extra,
      };
    case "checkOut":
      return { action: "check_out" as const, lat: deed.lat, lng: deed.lng, note: deed.note };
    case "undoCheckOut":
      return { action: "undo_check_out" as const };
  }
}
