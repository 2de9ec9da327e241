import { type APIRequestContext, expect } from "@playwright/test";

const demoAccounts = {
  owner: "eigenaar@kwispel.test",
  sitter: "oppas@kwispel.test",
  admin: "admin@kwispel.test",
} as const;

export type DemoRole = keyof typeof demoAccounts;
export const demoPassword = "kwispel-demo-2026";
export const demoEmail = (role: DemoRole): string => demoAccounts[role];

/** As the page does it, but for the screen; cookies stay with who asks. */
export async function logInByPassword(request: APIRequestContext, email: string): Promise<string> {
  await request.get("/sanctum/csrf-cookie");
  const { cookies } = await request.storageState();
  const csrf = cookies.find(({ name }) => name === "XSRF-TOKEN")?.value ?? "";
  const answer = await request.post("/api/login", {
    headers: { "X-XSRF-TOKEN": decodeURIComponent(csrf) },
    data: { email, password: demoPassword },
  });
  expect(answer.status(), `log-in of ${email}: ${await answer.text()}`).toBe(200);
  const { token } = (await answer.json()) as { token: string };
  return token;
}
