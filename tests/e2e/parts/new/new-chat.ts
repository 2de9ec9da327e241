import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";
import { createConfirmedAccount, type NewAccount } from "./new-account.ts";
import { createSitter, type NewSitter } from "./new-sitter.ts";

export type NewChat = { roomId: number; owner: NewAccount; ownerName: string; sitter: NewSitter };

/** Writes as somebody, the way their browser does; gives back the room. */
export async function write(
  request: APIRequestContext,
  token: string,
  data: { chat_room_id?: number; profile_id?: number; message: string },
): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() };
  const answer = await request.post("/api/messages", { headers, data });
  expect(answer.status(), `message: ${await answer.text()}`).toBe(201);
  const body = (await answer.json()) as { data: { chat_room_id: number } };
  return body.data.chat_room_id;
}

/** An owner and a sitter of the journey's own, who have written to each other once. */
export async function createChat(request: APIRequestContext, language: Locale): Promise<NewChat> {
  const sitter = await createSitter(request, language, { pictures: ["near"] });
  const owner = await createConfirmedAccount(request, language);
  const first = { profile_id: sitter.id, message: "Heb je in de herfst tijd voor mijn kat?" };
  const roomId = await write(request, owner.token, first);
  await write(request, sitter.token, { chat_room_id: roomId, message: "Zeker, vertel eens." });
  return { roomId, owner, ownerName: "Noor", sitter };
}
