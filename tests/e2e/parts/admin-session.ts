import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, type FullConfig, request } from "@playwright/test";
import { authenticator } from "./authenticator.ts";
import { demoEmail, demoPassword, logInByPassword } from "./demo-accounts.ts";
import { journeysFolder } from "./journeys-folder.ts";

/**
 * An admin logs in with two steps, and a code counts once: the journeys would wait for each other's half
 * minutes. So one log-in, before all of them, is everybody's.
 */
type AdminSession = {
  token: string;
  cookies: Parameters<BrowserContext["addCookies"]>[0];
};

const sessionFile = path.join(journeysFolder, "admin.json");

// biome-ignore lint/style/noDefaultExport: Playwright calls a setup by it.
export default async function logAdminIn({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL ?? "";
  const context = await request.newContext({ baseURL: origin });
  const token = await logInByPassword(context, demoEmail("admin"));
  const step = async (data: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await context.post("/api/user/secondFactor", { headers, data });
    if (!answer.ok()) throw new Error(`the admin's second step: ${await answer.text()}`);
    return (await answer.json()) as { setup?: { secret: string } };
  };
  const { setup } = await step({ step: "begin", password: demoPassword });
  const nextCode = authenticator(setup?.secret ?? "");
  await step({ step: "confirm", code: await nextCode() });
  const { cookies } = await context.storageState();
  const session: AdminSession = { token, cookies };
  writeFileSync(sessionFile, JSON.stringify(session), { mode: 0o600 });
  await context.dispose();
}

export function readAdminSession(): AdminSession {
  return JSON.parse(readFileSync(sessionFile, "utf8")) as AdminSession;
}
