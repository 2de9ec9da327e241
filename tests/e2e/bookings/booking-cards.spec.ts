import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect as check } from "@playwright/test";
import { filled, log, openOther, roomPath, said } from "../parts/chat-page.ts";
import { checkScreen, expect, test } from "../parts/fixtures.ts";
import { inDays } from "../parts/new/in-days.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { createChat } from "../parts/new/new-chat.ts";

// Making two people who know each other takes mails, a picture and two messages.
test.describe.configure({ timeout: 150_000 });

type Call = { method: "POST" | "PUT" | "DELETE"; path: string; data: object };

async function callAs(request: APIRequestContext, token: string, { method, path, data }: Call) {
  const headers = { Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() };
  const answer = await request.fetch(path, { method, headers, data });
  check(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: { id: number } }).data;
}

test("what is asked and answered shows in both chats as it happens", { tag: "@main" }, async ({
  language,
  page,
  visit,
  browser,
  request,
  texts,
  isMobile,
  baseURL,
}) => {
  const cards = texts["booking-cards"];
  const made = await createChat(request, language);
  const { owner, sitter, ownerName: name } = made;
  const asOwner = (call: Call) => callAs(request, owner.token, call);
  const pet = await asOwner({
    method: "POST",
    path: "/api/pets",
    data: { name: "Moos", category: "cat" },
  });
  await logInBy(page, owner.token);
  await visit(roomPath(made.roomId, isMobile));
  const other = await openOther(browser, made, { language, isMobile, baseURL });
  const theirs = { name: sitter.firstName };

  const ask = (data: object) =>
    asOwner({
      method: "POST",
      path: "/api/booking",
      data: { other_profile_id: sitter.id, ...data },
    });
  const pressed = (label: string) => log(other.page).getByRole("button", { name: label });

  await test.step("an introduction is asked for, and the yes takes the buttons' place", async () => {
    const day = inDays(10);
    const when = { start_date: day, time: "14:00", place: "owner_home" };
    await ask({ kind: "introduction", pet_ids: [pet.id], ...when });
    await expect(said(page, cards.asked.introduction.own)).toBeVisible();
    await expect(said(page, filled(cards.awaiting, theirs))).toBeVisible();
    await expect(said(other.page, filled(cards.asked.introduction.other, { name }))).toBeVisible();
    await checkScreen(other.page);
    await pressed(cards.buttons.accept).click();
    await expect(said(other.page, cards.answered.accepted.own)).toHaveCount(1);
    await expect(pressed(cards.buttons.accept)).toHaveCount(0);
    await expect(said(page, filled(cards.answered.accepted.other, theirs))).toHaveCount(1);
    await expect(said(page, filled(cards.awaiting, theirs))).toHaveCount(0);
  });

  await test.step("a no is asked once more, and goes with its reason", async () => {
    const visits = { start_date: inDays(20), end_date: inDays(22), visits: ["08:00", "18:00"] };
    const service = { service_type: "house_visit", pet_ids: [pet.id], place: "owner_home" };
    await ask({ kind: "booking", ...service, ...visits });
    await pressed(cards.buttons.decline).click();
    const dialog = other.page.getByRole("dialog");
    await dialog.getByLabel(cards.decline.reason).fill("Ik ben dan zelf weg.");
    await expect(dialog).toBeVisible();
    await checkScreen(other.page);
    await dialog.getByRole("button", { name: cards.decline.confirm, exact: true }).click();
    await expect(said(page, filled(cards.answered.declined.other, theirs))).toHaveCount(1);
    await expect(said(page, "Ik ben dan zelf weg.")).toBeVisible();
  });

  await test.step("other dates, agreed on by the owner, and then cancelled", async () => {
    const days = { start_date: inDays(30), end_date: inDays(32), visits: ["09:00"] };
    const service = { service_type: "house_visit", pet_ids: [pet.id], place: "owner_home" };
    const booking = await ask({ kind: "booking", ...service, ...days });
    const later = { start_date: inDays(31), end_date: inDays(33), visits: ["09:00"] };
    const path = `/api/booking/${booking.id}`;
    await callAs(request, sitter.token, { method: "PUT", path: `${path}/dates`, data: later });
    await expect(said(page, filled(cards.asked.dates.other, theirs))).toBeVisible();
    await log(page).getByRole("button", { name: cards.buttons.agree }).click();
    await expect(log(page).getByRole("button", { name: cards.buttons.agree })).toHaveCount(0);
    // The next step, by the hint and by the card: what the sitter has to know.
    const fill = { name: texts.chat.next.FillIntake.button, exact: true };
    await expect(page.getByRole("link", fill)).toHaveCount(2);
    await checkScreen(page);
    await asOwner({ method: "DELETE", path, data: { reason: "We blijven thuis." } });
    await expect(said(other.page, filled(cards.cancelled.other, { name }))).toBeVisible();
    await expect(said(other.page, "We blijven thuis.")).toBeVisible();
  });

  await other.close();
});
