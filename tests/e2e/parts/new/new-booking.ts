import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { inDays } from "./in-days.ts";
import { createOwner, type NewOwner } from "./new-owner.ts";
import { createSitter, type NewSitter } from "./new-sitter.ts";

export type NewPair = { owner: NewOwner; ownerName: string; sitter: NewSitter };

/** An owner with a dog and a sitter, who have not met yet. */
export async function createPair(request: APIRequestContext, language: Locale): Promise<NewPair> {
  const sitter = await createSitter(request, language, { pictures: ["near"] });
  const owner = await createOwner(request, language);
  return { owner, ownerName: "Noor", sitter };
}

type Wish = Record<string, unknown> & { start_date: string };

/** The owner asks for house visits, unless told otherwise; gives back the booking's number. */
export async function askForBooking(
  request: APIRequestContext,
  { owner, sitter }: NewPair,
  wish: Wish,
): Promise<number> {
  const answer = await request.post("/api/booking", {
    headers: { Authorization: `Bearer ${owner.token}`, "Idempotency-Key": randomUUID() },
    data: {
      other_profile_id: sitter.id,
      kind: "booking",
      service_type: "house_visit",
      pet_ids: [owner.petId],
      place: "owner_home",
      ...wish,
    },
  });
  const text = await answer.text();
  expect(answer.status(), `booking: ${text}`).toBe(200);
  return (JSON.parse(text) as { data: { id: number } }).data.id;
}

/** What somebody does with a booking, the way their browser does. */
export async function moveBooking(
  request: APIRequestContext,
  token: string,
  path: string,
  data: object,
): Promise<void> {
  const answer = await request.put(`/api/booking/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
    data,
  });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
}

export type AgreedBooking = NewPair & { bookingId: number; petName: string };

/** A week of visits at the owner's home, asked for and agreed on, from a month from now on. */
export async function createBooking(
  request: APIRequestContext,
  language: Locale,
): Promise<AgreedBooking> {
  const pair = await createPair(request, language);
  const week = { start_date: inDays(30), end_date: inDays(37), visits: ["08:00", "18:00"] };
  const bookingId = await askForBooking(request, pair, week);
  const yes = { status: "accepted" };
  await moveBooking(request, pair.sitter.token, `${bookingId}/status`, yes);
  return { ...pair, bookingId, petName: "Moos" };
}
