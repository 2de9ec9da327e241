/** The whole product with its demo data, in a process of its own; says where it listens. */
import { eq } from "drizzle-orm";
import { compose } from "#server/compose.ts";
import { users } from "#server/db/schema/account.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openDatabase } from "#server/platform/open-database.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { loadBuiltWeb } from "#server/platform/ssr/load-web.ts";

const config = readConfig({
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  DEMO: "1",
  // All of them come from this one address, faster than any person. What costs much keeps its limit.
  LIMIT_REQUESTS: "1000000000",
  LIMIT_ADDRESS: "1000000000",
  LIMIT_MESSAGES: "1000000000",
  LIMIT_AUTH: "1000000000",
  LIMIT_LAG_MS: "600000",
  ...process.env,
});
const server = await compose(config, {
  database: await openDatabase(config),
  web: await loadBuiltWeb(),
});
await server.start();
const origin = await server.app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ origin });

/** A session of somebody's, started here: who guesses passwords all day can't log in any more. */
async function startSessionOf(email: string): Promise<string> {
  const { db, clock } = server.platform;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`${email} is gone`);
  const input = { userId: user.id, device: "fuzz", now: clock.now() };
  return (await startSession(db, input)).token;
}

function readMemory(): number {
  global.gc?.();
  return process.memoryUsage().rss;
}

process.on("message", async ({ nr, email }: { nr: number; email?: string }) => {
  process.send?.({ nr, answer: email ? await startSessionOf(email) : readMemory() });
});

let isStopping = false;

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await server.stop();
  process.exit(0);
}

// Asked to, or left behind by a run that broke off.
process.once("SIGTERM", () => void stop());
process.once("disconnect", () => void stop());
