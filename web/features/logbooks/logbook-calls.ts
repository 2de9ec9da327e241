import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook, LogbookForm, LogbookListItem } from "#contract/logbooks.ts";
import { api } from "#web/lib/api/browser-api.ts";
import type { Api } from "#web/lib/api/client.ts";

const idParams = (id: number) => ({ params: { id: String(id) } });
const imageParams = (id: number, imageId: number) => ({
  params: { id: String(id), imageId: String(imageId) },
});

export type LogbookList = { data: LogbookListItem[]; unreadUpdates: number };

export async function listLogbooks(signal?: AbortSignal): Promise<LogbookList> {
  return api.call("logbooks.list", { query: {} }, signal ? { signal } : {});
}

/** The latest visits; those before a day; or those of one day. */
export async function getLogbook(
  id: number,
  query: { before?: string; date?: string } = {},
  signal?: AbortSignal,
): Promise<Logbook> {
  const input = { ...idParams(id), query };
  return (await api.call("logbooks.get", input, signal ? { signal } : {})).data;
}

/** With an owner; without pets it is about all of theirs. */
export async function createLogbook(
  call: Api["call"],
  profileId: number,
  pets: readonly number[],
): Promise<Logbook> {
  const body = { profileId, ...(pets.length > 0 ? { pets: [...pets] } : {}) };
  return (await call("logbooks.create", { body })).data;
}

/** Notes of one's own side; the owner's tasks. */
export async function updateLogbook(id: number, body: LogbookForm): Promise<Logbook> {
  return (await api.call("logbooks.update", { ...idParams(id), body })).data;
}

/** The reader has seen all there is. */
export async function readLogbook(id: number): Promise<{ unreadUpdates: number }> {
  return api.call("logbooks.read", idParams(id));
}

export async function setHeart(
  id: number,
  imageId: number,
  isHearted: boolean,
): Promise<LogbookImage> {
  const input = imageParams(id, imageId);
  return (await api.call(isHearted ? "logbooks.heartImage" : "logbooks.unheartImage", input)).data;
}

/** To a pet, or without one to the owner's own profile. */
export async function addImageToProfile(
  call: Api["call"],
  id: number,
  imageId: number,
  petId?: number,
): Promise<LogbookImage[]> {
  const body = { imageIds: [imageId], ...(petId === undefined ? {} : { petId }) };
  const input = { ...idParams(id), body };
  return (await call("logbooks.addImagesToOwnerProfile", input)).data;
}

/** Null: they gave none. */
export async function findSittersPhone(
  bookingId: number,
  signal: AbortSignal,
): Promise<string | null> {
  const { data } = await api.call("bookings.get", idParams(bookingId), { signal });
  return data.profiles.find(({ isOwn }) => !isOwn)?.phone ?? null;
}

export type ImagesPage = { data: LogbookImage[]; next?: number };

export async function listImages(
  id: number,
  before: number | undefined,
  signal: AbortSignal,
): Promise<ImagesPage> {
  const input = { ...idParams(id), query: before === undefined ? {} : { before } };
  return api.call("logbooks.listImages", input, { signal });
}
