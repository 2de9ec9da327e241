import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { makePicture } from "#tests/factories/pictures.ts";
import { filled } from "../parts/chat-page.ts";
import { checkScreen, expect, test } from "../parts/fixtures.ts";
import { inDays } from "../parts/new/in-days.ts";
import { useToken as logInBy } from "../parts/new/new-account.ts";
import { askForBooking, createPair, moveBooking } from "../parts/new/new-booking.ts";

// Two people with a profile, a pet and a picture take mails and a dozen calls to make.
test.describe.configure({ timeout: 180_000 });

type Wire = { data: { id: number } };

/** What a sitter's phone sends. */
function sitterOf(request: APIRequestContext, token: string, logbookId: number) {
  const headers = () => ({ Authorization: `Bearer ${token}`, "Idempotency-Key": randomUUID() });
  const path = `/api/logbooks/${logbookId}`;
  return {
    async checkIn() {
      const data = { action: "check_in", client_id: randomUUID() };
      const answer = await request.put(`${path}/checkInOut`, { headers: headers(), data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async do(kind: string, petId: number, note: string) {
      const data = { kind, pet_id: petId, note, client_id: randomUUID() };
      const answer = await request.post(`${path}/serviceActivity`, { headers: headers(), data });
      expect(answer.status(), await answer.text()).toBe(201);
    },
    async addPicture(petId: number, caption: string) {
      const buffer = await makePicture();
      const image = { name: "a.jpg", mimeType: "image/jpeg", buffer };
      const multipart = { "image[]": image, pet_id: String(petId), caption };
      const answer = await request.post(`${path}/image`, { headers: headers(), multipart });
      expect(answer.status(), await answer.text()).toBe(201);
    },
  };
}

test("an owner reads along while it happens, gives a heart and keeps a picture", {
  tag: ["@main", "@desk"],
}, async ({ language, page, visit, request, texts, isMobile }) => {
  const { logbooks: t, interactions } = texts;
  const pair = await createPair(request, language);
  const { owner, sitter } = pair;
  const days = { start_date: inDays(1), end_date: inDays(3), visits: ["08:00"] };
  const bookingId = await askForBooking(request, pair, days);
  await moveBooking(request, sitter.token, `${bookingId}/status`, { status: "accepted" });
  const found = await request.get(`/api/booking/${bookingId}/logbook`, {
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  const { id } = ((await found.json()) as Wire).data;
  const there = sitterOf(request, sitter.token, id);
  await there.checkIn();

  await logInBy(page, owner.token);
  await visit("/logbooks");
  const row = page.getByRole("link", { name: /Moos/ });
  await expect(row).toContainText(filled(t.list.unread_one, { count: "1" }));
  await row.click();
  await expect(page).toHaveURL(new RegExp(isMobile ? `/logbook/${id}` : `/logbooks/${id}`));
  await expect(
    page.getByRole("heading", { name: filled(t.moment.checkIn, { name: sitter.firstName }) }),
  ).toBeVisible();

  await test.step("what the sitter does comes by itself", async () => {
    await there.do("fed", owner.petId, "Bak schoon gelikt.");
    await expect(page.getByText("Bak schoon gelikt.")).toBeVisible();
    await there.addPicture(owner.petId, "Hij slaapt.");
    await expect(page.getByText("Hij slaapt.")).toBeVisible();
    await checkScreen(page);
  });

  await test.step("a heart and a copy stay after coming back", async () => {
    await page.getByRole("button", { name: t.image.giveHeart }).click();
    await expect(page.getByRole("button", { name: t.image.takeHeart })).toBeVisible();
    const put = filled(t.image.putAtPet, { pet: "Moos" });
    await page.getByRole("button", { name: put, exact: true }).click();
    const isThere = page.getByText(filled(t.image.isAtPet, { pet: "Moos" }), { exact: true });
    await expect(isThere).toBeVisible();
    await visit(`/logbook/${id}`);
    await expect(page.getByRole("button", { name: t.image.takeHeart })).toBeVisible();
    await expect(isThere).toBeVisible();
  });

  await visit("/logbooks");
  await expect(row).toBeVisible();
  const tabs = page.getByRole("navigation", { name: interactions.label });
  // All was read: the tab says its name and no number.
  await expect(tabs.getByRole("link", { name: interactions.logbooks, exact: true })).toBeVisible();
});
