import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { Locale } from "#contract/shared/locale.ts";

export type NewAccount = { email: string; password: string; token: string };

/** An account of the journey's own: what it does to password and sessions is nobody else's concern. */
export async function createAccount(
  request: APIRequestContext,
  language: Locale,
): Promise<NewAccount> {
  const email = `journey-${randomUUID()}@kwispel.test`;
  const password = "gietijzeren hangmat zeehond";
  const answer = await request.post("/api/registerUser/pet_owner", {
    headers: { ...(await csrfHeader(request)), "Accept-Language": language },
    data: {
      first_name: "Noor",
      last_name: "Hendriks",
      email,
      password,
      birth_date: "1990-05-01",
      terms: true,
    },
  });
  expect(answer.status(), `sign-up: ${await answer.text()}`).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  return { email, password, token };
}

/** One more log-in, as from another device. */
export async function createSession(
  request: APIRequestContext,
  { email, password }: Pick<NewAccount, "email" | "password">,
): Promise<string> {
  const headers = await csrfHeader(request);
  const answer = await request.post("/api/login", { headers, data: { email, password } });
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

async function csrfHeader(request: APIRequestContext): Promise<Record<string, string>> {
  await request.get("/sanctum/csrf-cookie");
  const { cookies } = await request.storageState();
  const value = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  return { "X-XSRF-TOKEN": decodeURIComponent(value) };
}
