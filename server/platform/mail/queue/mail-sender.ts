import { setTimeout as pause } from "node:timers/promises";
import type { Database, Db, Notifications } from "#server/db/database.ts";
import type { Clock } from "../../clock.ts";
import type { BesideWorker } from "../../jobs/jobs.ts";
import type { Log } from "../../log.ts";
import type { MailTransport } from "../mail.ts";
import { findSuppressed, suppressMail } from "../suppression.ts";
import { attempt, type Writers } from "./attempt.ts";
import {
  type Attempt,
  claimMails,
  findWaiting,
  keepClaims,
  type MailRow,
  mailsChannel,
  releaseMails,
  sayAliveMs,
} from "./mail-queue.ts";
import { createPacing, domainOf } from "./pacing.ts";
import { createSettler } from "./settler.ts";
import { waitAfter } from "./waits.ts";

export type SendingLimits = {
  /** Mails under way at a time, from the words to the mark that it is sent; 0: none are sent here. */
  atOnce: number;
  /** To one domain; 0: no limit. */
  domainPerSecond: number;
};

export type SenderParts = {
  database: Pick<Database, "listen">;
  db: Db;
  appKey: string;
  clock: Clock;
  transport: MailTransport;
  log: Log;
  limits: SendingLimits;
};

/** A net under NOTIFY, and what wakes mails that wait for another attempt. */
const pollMs = 2_000;
const longestTimerMs = 20_000;

export type MailSender = BesideWorker & {
  /** One of them, now; a failure that may pass is thrown. */
  sendOne(mailId: number): Promise<void>;
};

export function createMailSender(parts: SenderParts, writers: Writers): MailSender {
  const { database, db, appKey, clock, transport, log, limits } = parts;
  const pacing = createPacing(transport.isMailbox ? 0 : limits.domainPerSecond);
  const settle = createSettler({ db, clock, log });
  const underWay = new Map<number, Promise<void>>();
  let wakes = 0;
  let working: Promise<void> | null = null;
  let isStopping = false;
  let timers: NodeJS.Timeout[] = [];
  let notifications: Notifications | undefined;

  /** Everything that may become of an attempt is in what it gives; whatever else is thrown is a fault. */
  async function send(mail: MailRow, suppressed: ReadonlySet<string>): Promise<Attempt> {
    const isSuppressed = (address: string) => suppressed.has(address);
    const made = await attempt(mail, { transport, writers, isSuppressed });
    const { id: mailId, recipient: email } = mail;
    if (made.end === "refused") log.warn({ mailId, reason: made.reason }, "mail refused for good");
    if (made.end === "later") log.warn({ mailId, reason: made.reason }, "mail not sent yet");
    await settle(made);
    // The first waits are shorter than the poll is exact.
    if (made.end === "later") wakeIn(Math.min(waitAfter(mail.attempts + 1), longestTimerMs));
    if (made.isDeadAddress) {
      await suppressMail(db, { appKey, email, now: clock.now(), reason: "bounced" });
    }
    return made;
  }

  /** Takes as many as there is room for; false when there was nothing to take. */
  async function takeSome(): Promise<boolean> {
    const full = pacing.full(performance.now());
    if (full.until !== null) wakeIn(full.until - performance.now());
    const limit = limits.atOnce - underWay.size;
    const claimed = await claimMails(db, { now: clock.now(), limit, notTo: full.domains });
    const [now, later] = split(claimed, ({ recipient }) =>
      pacing.take(domainOf(recipient), performance.now()),
    );
    await releaseMails(
      db,
      later.map(({ id }) => id),
    );
    const suppressed = await findSuppressed(db, {
      appKey,
      emails: now.filter(({ isNeeded }) => !isNeeded).map(({ recipient }) => recipient),
    });
    for (const mail of now) begin(mail, suppressed);
    return claimed.length > 0;
  }

  function begin(mail: MailRow, suppressed: ReadonlySet<string>): void {
    const sending = send(mail, suppressed)
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error, mailId: mail.id }, "mail sender failed"))
      .finally(() => underWay.delete(mail.id));
    underWay.set(mail.id, sending);
  }

  async function work(): Promise<void> {
    for (let seen = -1; seen !== wakes && !isStopping; ) {
      seen = wakes;
      while (!isStopping && (await takeSome())) await untilThereIsRoom();
    }
  }

  /** For half of them: to claim one at a time would ask the database for each. */
  async function untilThereIsRoom(): Promise<void> {
    while (underWay.size > limits.atOnce / 2) await Promise.race(underWay.values());
  }

  function wake(): void {
    wakes += 1;
    if (working || isStopping) return;
    working = work()
      // The database is away: the poll tries again, and claims of what was not begun run out.
      .catch((error: unknown) => log.error({ err: error }, "mail queue failed"))
      .finally(() => {
        working = null;
      });
  }

  function wakeIn(ms: number): void {
    setTimeout(wake, Math.max(1, ms)).unref();
  }

  function sayAlive(): void {
    keepClaims(db, [...underWay.keys()]).catch((error: unknown) =>
      log.error({ err: error }, "claims on mails could not be kept"),
    );
  }

  return {
    async start() {
      if (limits.atOnce === 0) return;
      notifications = await database.listen(mailsChannel, wake);
      timers = [setInterval(wake, pollMs), setInterval(sayAlive, sayAliveMs)];
      wake();
    },
    async stop(graceMs) {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      await notifications?.stop();
      await working;
      // What a stalled server keeps longer than this is sent again by another process.
      await Promise.race([Promise.all(underWay.values()), pause(graceMs, null, { ref: false })]);
    },
    async sendOne(mailId) {
      const mail = await findWaiting(db, mailId);
      if (!mail) return;
      const emails = [mail.recipient];
      const made = await send(mail, await findSuppressed(db, { appKey, emails }));
      if (made.end === "later") throw made.error;
    },
  };
}

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const first = new Set(items.filter(isFirst));
  return [[...first], items.filter((item) => !first.has(item))];
}
