/** Who sends the benchmark's mails: the product's queue, or a bare loop with nodemailer's pool. */
import { setTimeout as pause } from "node:timers/promises";
import { and, isNull, like } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { compose } from "#server/compose.ts";
import { mails } from "#server/db/schema/mail.ts";
import { newDeviceMail } from "#server/domains/account/mails/account.emails.tsx";
import { readConfig } from "#server/platform/config/config.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import { openDatabase } from "#server/platform/open-database.ts";

type Order = { how: "queue" | "bare"; prefix: string; count: number };

const config = readConfig({ LOG_LEVEL: "silent", DEMO: "0", ...process.env });
const server = await compose(config, { database: await openDatabase(config) });
await server.start();
const { db, mailer } = server.platform;
// A mail of the product. Its own kind loads its words by `import()` each time, which costs next to nothing
// in the built server, and a millisecond where a hook looks at every import, as it does here.
const mailKind =
  defineMail<Omit<Parameters<typeof newDeviceMail>[0], "appUrl">>("bench.new-device");
mailer.write(mailKind, (data) => newDeviceMail({ ...data, appUrl: config.appUrl }));
const addressOf = ({ prefix }: Order, nr: number) => `${prefix}-${nr}@domain-${nr % 200}.test`;

type Spent = { seconds: number; cpuMs: number };

/** What it takes, in time and in work of this process for each. */
async function measure(count: number, send: () => Promise<void>): Promise<Spent> {
  const [start, usedBefore] = [performance.now(), process.cpuUsage()];
  await send();
  const { user, system } = process.cpuUsage(usedBefore);
  return {
    seconds: (performance.now() - start) / 1_000,
    cpuMs: (user + system) / 1_000 / count,
  };
}

/** From the commit of all of them until the last has left. */
async function sendQueued(order: Order): Promise<Spent> {
  await db.transaction(async (tx) => {
    for (let nr = 0; nr < order.count; nr += 1) {
      const to = addressOf(order, nr);
      const data = { locale: "nl", firstName: `Noor ${nr}`, device: "Firefox, Linux" } as const;
      await mailer.queue(tx, mailKind, data, { key: to, to });
    }
  });
  const isOurs = and(like(mails.key, `${order.prefix}-%`), isNull(mails.sentAt));
  return measure(order.count, async () => {
    while ((await db.$count(mails, isOurs)) > 0) await pause(100);
  });
}

/** The same words each time; whatever fails is tried again at once. */
async function sendBare(order: Order): Promise<Spent> {
  const transport = createTransport({
    pool: true,
    url: config.SMTP_URL ?? "",
    maxConnections: config.MAIL_CONNECTIONS,
    maxMessages: config.MAIL_PER_CONNECTION,
  });
  const { subject, html, text } = (await db.query.mails.findFirst()) ?? {};
  const words = { subject: subject ?? "", html: html ?? "", text: text ?? "" };
  let next = 0;
  const loop = async () => {
    for (let nr = next++; nr < order.count; nr = next++) {
      const mail = { from: config.MAIL_FROM, to: addressOf(order, nr), ...words };
      while (
        !(await transport.sendMail(mail).then(
          () => true,
          () => false,
        ))
      );
    }
  };
  const loops = Array.from({ length: config.MAIL_CONNECTIONS * 6 });
  const spent = await measure(order.count, async () => {
    await Promise.all(loops.map(loop));
  });
  transport.close();
  return spent;
}

process.on("message", async (order: Order) => {
  process.send?.(await (order.how === "queue" ? sendQueued(order) : sendBare(order)));
});
process.send?.({ origin: "" });

async function stop(): Promise<void> {
  await server.stop();
  process.exit(0);
}
process.once("SIGTERM", () => void stop());
process.once("disconnect", () => void stop());
