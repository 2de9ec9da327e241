import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import type { PushReceiver } from "#tests/setup/stand-ins/push-receiver.ts";
import type { SmtpReceiver } from "#tests/setup/stand-ins/smtp-receiver.ts";
import { amsterdamClock, amsterdamMoment } from "../money/plain-days.ts";
import { seededRandom } from "../random.ts";
import { createAgenda } from "./agenda.ts";
import { createBookingActs } from "./booking-acts.ts";
import { createChatActs } from "./chat-acts.ts";
import { createClockOracle } from "./clock-oracle.ts";
import type { Doing } from "./doing.ts";
import { createExpected, type Lines } from "./expected.ts";
import { dayMs } from "./facts.ts";
import { createMarketActs } from "./market-acts.ts";
import { differences, type Pushed, readTold, type Told } from "./observed.ts";
import type { DrivenServer, JobName } from "./orders.ts";
import { makeTellable } from "./told-people.ts";

export type Week = {
  start: number;
  days: number;
  /** Of an owner and a sitter in contact; others are there besides. */
  pairs: number;
  others: number;
  bookings: number;
  /** How often the clock comes by. */
  everyMs: number;
  /** Nothing runs from then on for so long. */
  outage: { from: number; ms: number } | null;
  seed: number;
};

export type Lived = {
  people: number;
  bookings: number;
  acts: number;
  looks: number;
  listed: number;
  mails: number;
  pushes: number;
  messages: number;
  /** How often people were told something of each type. */
  types: Record<string, number>;
  /** Mails and pushes that a kill made come twice: the same mail by its id, the same row by its tag. */
  repeated: number;
  /** The first of what is not as it should be, in words. */
  wrong: string[];
};

type Around = {
  /** The server, once its people are there… */
  open(): Promise<DrivenServer>;
  /** …and while it is not running, its database. */
  close(): Promise<unknown>;
  use<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  push: PushReceiver;
  smtp: SmtpReceiver;
};

/** Lives the days of a plan, and compares what everybody was told with what they ought to have been. */
export async function liveDays(week: Week, around: Around): Promise<Lived> {
  const { start, days, seed, everyMs, outage } = week;
  const { use, push } = around;
  const random = seededRandom(seed);
  const end = start + days * dayMs;
  const facts = await use((db) => makeTellable(db, { ...week, random, push }));
  const driven = await around.open();
  const expected = createExpected();
  const agenda = createAgenda(start);
  const pushed: Pushed[] = [];
  const counts = { acts: 0, looks: 0 };

  const obey: DrivenServer["obey"] = async (order) => {
    const obeyed = await driven.obey(order);
    for (const { path: browser, text } of push.received.slice(pushed.length))
      pushed.push({ browser, text, at: order.now });
    return obeyed;
  };
  const doing: Doing = {
    obey,
    agenda,
    random,
    expected,
    async call(by, method, url, body, now) {
      const key = randomUUID();
      const answer = await obey({ do: "call", now, method, url, as: by.token, body, key });
      if (answer.status < 300) return answer.body;
      throw new Error(`${method} ${url}: ${answer.status} ${JSON.stringify(answer.body)}`);
    },
  };
  const bookings = createBookingActs(doing);
  const chat = createChatActs(facts, doing);
  const clock = createClockOracle(facts, expected);

  for (let nr = 0; nr < week.bookings; nr += 1) {
    const pair = random.pick(facts.pairs);
    const care = random.pick(["visits", "visits", "visits", "stay", "introduction"] as const);
    const within = (days - 1) * dayMs;
    agenda.at(start + random.whole(within), (now) => bookings.ask(pair, care, now));
  }
  for (const pair of facts.pairs) chat.plan(pair, start, end);
  createMarketActs(facts, doing).plan(start, end);

  const jobs: Record<JobName, (now: number) => void> = {
    bookings: clock.bookingsLooked,
    reminders: clock.remindersLooked,
    unread: chat.unreadLooked,
    digests: clock.digestsLooked,
    requests: () => {},
    forget: () => {},
  };
  const isOut = (at: number) =>
    outage !== null && at >= outage.from && at < outage.from + outage.ms;

  let lookedAt = start - everyMs;
  for (let now = start; now <= end; now += everyMs) {
    for (let next = agenda.takeUntil(now); next; next = agenda.takeUntil(now)) {
      // Whoever wanted something in an outage could not.
      if (isOut(next.at)) continue;
      counts.acts += 1;
      await next.act(next.at);
      expected.settle(next.at);
    }
    if (isOut(now)) continue;
    counts.looks += 1;
    const due = jobsAt(now, lookedAt);
    lookedAt = now;
    await obey({ do: "look", now, jobs: due, isTwice: random.chance(0.1) });
    for (const job of due) jobs[job](now);
    expected.settle(now);
  }

  await around.close();
  const told = await use((db) => readTold(db, pushed));
  const { wrong, repeated } = compare(expected.lines, told, around.smtp);
  return {
    ...counts,
    people: facts.people.length,
    bookings: facts.pairs.reduce((sum, pair) => sum + pair.bookings.length, 0),
    listed: told.list.length,
    mails: told.mails.length,
    pushes: told.pushes.length,
    messages: told.messages.length,
    repeated,
    wrong,
    types: countTypes(told.list),
  };
}

/** As their schedules have them by the clock in Amsterdam; those of the night once it has come. */
function jobsAt(now: number, lookedAt: number): JobName[] {
  const { day, time } = amsterdamClock(now);
  const isEvening = time >= "17:00" && time < "22:00";
  const hasCome = (at: string) => {
    const moment = amsterdamMoment(day, at);
    return moment <= now && moment > lookedAt;
  };
  return [
    ...(["bookings", "reminders", "unread"] as const),
    ...(isEvening && time.endsWith("0") ? (["digests"] as const) : []),
    ...(hasCome("00:05") ? (["requests"] as const) : []),
    ...(hasCome("03:50") ? (["forget"] as const) : []),
  ];
}

function countTypes(lines: readonly string[]): Record<string, number> {
  const types: Record<string, number> = {};
  for (const type of lines.map((line) => line.split(" ")[2] ?? ""))
    types[type] = (types[type] ?? 0) + 1;
  return types;
}

const mostShown = 20;

function compare(expected: Lines, told: Told, smtp: SmtpReceiver) {
  const wrong: string[] = [];
  for (const kind of ["list", "mails", "messages"] as const) {
    const { missing, unexpected, repeated } = differences(expected[kind], told[kind]);
    wrong.push(...missing.map((line) => `${kind}, missing: ${line}`));
    wrong.push(...unexpected.map((line) => `${kind}, unexpected: ${line}`));
    wrong.push(...repeated.map((line) => `${kind}, repeated: ${line}`));
  }
  // What a kill cut off was sent, and nobody could write that down: a browser puts the same in the place
  // of the same, and a mail program knows a mail by its id.
  const pushes = differences(expected.pushes, told.pushes);
  wrong.push(...pushes.missing.map((line) => `pushes, missing: ${line}`));
  wrong.push(...pushes.unexpected.map((line) => `pushes, unexpected: ${line}`));
  const ids = smtp.received.map(({ source }) => /^message-id: (\S+)/im.exec(source)?.[1]);
  const sent = new Set(ids).size;
  if (sent !== told.sent) wrong.push(`${sent} mails arrived, and ${told.sent} are said to be sent`);
  // Whatever is told in such a week can be done without.
  const isStoppable = ({ source }: { source: string }) => {
    // Long headers go on behind a blank on the next line.
    const unfolded = source.replace(/\r?\n[ \t]+/g, " ");
    return (
      /^list-unsubscribe: +<http/im.test(unfolded) &&
      /^list-unsubscribe-post: +List-Unsubscribe=One-Click/im.test(unfolded)
    );
  };
  const others = smtp.received.filter((mail) => !isStoppable(mail));
  if (others.length > 0) wrong.push(`${others.length} mails without a button to stop them`);
  const repeated = pushes.repeated.length + ids.length - sent;
  return { wrong: wrong.slice(0, mostShown), repeated };
}
