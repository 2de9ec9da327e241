import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { mailedLink } from "../mailbox.ts";
import { stockPassword, takeFromStock } from "../stock/stock.ts";

export type NewAccount = { email: string; password: string; token: string };

/** An account of the journey's own, signed up to the end: what it does to password and sessions is nobody else's concern. */
export async function createAccount(
  request: APIRequestContext,
  language: Locale,
  profileType: ProfileType = "pet_owner",
): Promise<NewAccount> {
  const ready = await takeFromStock(request, { language, profileType, isConfirmed: false });
  if (ready) return { ...ready, password: stockPassword };
  return signUp(request, language, profileType);
}

/** And with a confirmed address. */
export async function createConfirmedAccount(
  request: APIRequestContext,
  language: Locale,
  profileType: ProfileType = "pet_owner",
): Promise<NewAccount> {
  const ready = await takeFromStock(request, { language, profileType, isConfirmed: true });
  if (ready) return { ...ready, password: stockPassword };
  const account = await signUp(request, language, profileType);
  const link = await mailedLink(request, account.email, "confirm");
  const data = { token: decodeURIComponent(link.split("/").at(-1) ?? "") };
  const answer = await request.post("/api/confirmAccount", { data });
  expect(answer.ok(), `confirmed: ${await answer.text()}`).toBe(true);
  return account;
}

/** As a browser does it, with the mails that follow. */
export async function signUp(
  request: APIRequestContext,
  language: Locale,
  profileType: ProfileType = "pet_owner",
): Promise<NewAccount> {
  const account = await createUnfinishedAccount(request, language, profileType);
  const finished = await request.put("/api/user", {
    headers: { Authorization: `Bearer ${account.token}` },
    data: { reached_registration_end: true },
  });
  expect(finished.status(), `end of sign-up: ${await finished.text()}`).toBe(200);
  return account;
}

/** Somebody who stopped halfway through signing up. */
export async function createUnfinishedAccount(
  request: APIRequestContext,
  language: Locale,
  profileType: ProfileType = "pet_owner",
): Promise<NewAccount> {
  const email = `journey-${randomUUID()}@kwispel.test`;
  const answer = await request.post(`/api/registerUser/${profileType}`, {
    headers: { ...(await csrfHeader(request)), "Accept-Language": language },
    data: {
      first_name: "Noor",
      last_name: "Hendriks",
      email,
      password: stockPassword,
      birth_date: "1990-05-01",
      terms: true,
    },
  });
  expect(answer.status(), `sign-up: ${await answer.text()}`).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  return { email, password: stockPassword, token };
}

/** One more log-in, as from another device. */
export async function createSession(
  request: APIRequestContext,
  { email, password }: Pick<NewAccount, "email" | "password">,
  device?: string,
): Promise<string> {
  const headers = await csrfHeader(request);
  const data = { email, password, ...(device ? { device } : {}) };
  const answer = await request.post("/api/login", { headers, data });
  expect(answer.status(), `log-in: ${await answer.text()}`).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** Puts the token where the browser keeps it, and has the session's cookie set by asking who it is. */
export async function useToken(page: Page, token: string): Promise<void> {
  await page.goto("/healthz");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.context().request.get("/api/user", { headers })).status()).toBe(200);
}

export async function csrfHeader(request: APIRequestContext): Promise<Record<string, string>> {
  await request.get("/sanctum/csrf-cookie");
  const { cookies } = await request.storageState();
  const value = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  return { "X-XSRF-TOKEN": decodeURIComponent(value) };
}
