import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { createChat, type NewChat } from "./new-chat.ts";

export type AgreedBooking = NewChat & { bookingId: number; petName: string };

/** A week of visits at the owner's home, asked for and agreed on, from a month from now on. */
export async function createBooking(
  request: APIRequestContext,
  language: Locale,
): Promise<AgreedBooking> {
  const made = await createChat(request, language);
  const call = async (method: "POST" | "PUT", path: string, token: string, data: object) => {
    const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() };
    const answer = await request.fetch(path, { method, headers, data });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: { id: number } }).data;
  };
  const petName = "Minoes";
  const pet = await call("POST", "/api/pets", made.owner.token, {
    name: petName,
    category: "cat",
  });
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const booking = await call("POST", "/api/booking", made.owner.token, {
    other_profile_id: made.sitter.id,
    kind: "booking",
    service_type: "house_visit",
    pet_ids: [pet.id],
    start_date: day(30),
    end_date: day(37),
    visits: ["08:00", "18:00"],
    place: "owner_home",
  });
  const path = `/api/booking/${booking.id}/status`;
  await call("PUT", path, made.sitter.token, { status: "accepted" });
  return { ...made, bookingId: booking.id, petName };
}
