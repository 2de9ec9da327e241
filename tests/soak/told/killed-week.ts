import { readConfig } from "#server/platform/config/config.ts";
import { readVapidKeys } from "#server/platform/push/vapid-keys.ts";
import { startPushReceiver } from "#tests/setup/stand-ins/push-receiver.ts";
import { startSmtpReceiver } from "#tests/setup/stand-ins/smtp-receiver.ts";
import { seededRandom } from "../random.ts";
import { makeSoakDatabase } from "../soak-database.ts";
import { type Lived, liveDays, type Week } from "./days.ts";
import { dayMs } from "./facts.ts";
import { type KilledServer, startKilledServer } from "./killed-server.ts";
import { weekEnvironment } from "./told-week.ts";

export type KilledWeek = Week & { kills: number; serverUrl: string | undefined };

/** The same in a process of its own, which is killed again and again. */
export async function liveKilledWeek(week: KilledWeek): Promise<Lived & { kills: number }> {
  const database = await makeSoakDatabase(week.serverUrl);
  const smtp = await startSmtpReceiver();
  const environment = {
    NODE_ENV: "production",
    ...weekEnvironment(smtp.url),
    ...database.environment,
  };
  const config = readConfig(environment);
  const keys = await database.use(({ db }) => readVapidKeys(db, config));
  const push = await startPushReceiver(keys.publicKey);
  const random = seededRandom(week.seed);
  const apart = (week.days * dayMs) / (week.kills + 1);
  const killAt = Array.from({ length: week.kills }, (_, nr) => week.start + (nr + 0.5) * apart);
  let driven: KilledServer | null = null;
  try {
    const lived = await liveDays(week, {
      push,
      smtp,
      use: (work) => database.use(({ db }) => work(db)),
      async open() {
        driven = await startKilledServer(environment, { now: week.start, killAt, random });
        return driven;
      },
      close: async () => driven?.end(),
    });
    return { ...lived, kills: killsOf(driven) };
  } finally {
    await push.close();
    await smtp.close();
    await database.remove();
  }
}

function killsOf(driven: KilledServer | null): number {
  return driven?.kills ?? 0;
}
