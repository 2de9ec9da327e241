import { amsterdamClock } from "../money/plain-days.ts";
import { type Kind, minuteMs, type Pair, type Person, type Row, type Side } from "./facts.ts";

/** Something that somebody is to be told: a row of their list, and by their choice a mail and pushes. */
export type Telling = {
  to: Person;
  kind: Kind;
  type: string;
  isMailed: boolean;
  /** The other profile, the booking, the moment and the number that it is about, where it says so. */
  other?: number;
  bookingId?: number;
  about?: number;
  total?: number;
};

/** Each thing that is to be, in a line; the same twice is there twice. */
export type Lines = { list: string[]; mails: string[]; pushes: string[]; messages: string[] };

export function lineOf(told: {
  userId: number;
  type: string;
  other?: number | undefined;
  bookingId?: number | undefined;
  about?: number | undefined;
  total?: number | undefined;
  at: number;
}): string {
  const { userId, type, other, bookingId, about, total, at } = told;
  const on = about === undefined ? "" : new Date(about).toISOString();
  const details = [other && `with ${other}`, bookingId && `booking ${bookingId}`, on, total];
  const said = details.filter((each) => each !== undefined && each !== "").join(" ");
  return `user ${userId} ${type} (${said}) at ${new Date(at).toISOString()}`;
}

/** An urgent one comes at night, too. */
type Message = { roomId: number; isUrgent: boolean; isNews: () => boolean };
type Waiting = { browser: string; what: string; notBefore: number; isNews(): boolean };

/** Writes down what is to be told, and lets pushes wait for the end of quiet hours. */
export function createExpected() {
  const lines: Lines = { list: [], mails: [], pushes: [], messages: [] };
  let waiting: Waiting[] = [];
  const rows = new Map<Person, Row[]>();

  function push(to: Person, kind: Kind, what: string, at: number, isNews: () => boolean): void {
    if (!to.choices[kind].push) return;
    const notBefore = endOfQuiet(to, at);
    for (const browser of to.browsers) waiting.push({ browser, what, notBefore, isNews });
  }

  return {
    lines,
    tell(telling: Telling, at: number): Row {
      const { to, kind, isMailed } = telling;
      const line = lineOf({ ...telling, userId: to.userId, at });
      lines.list.push(line);
      if (isMailed && to.choices[kind].email) lines.mails.push(line);
      const row = { kind, line, isRead: false };
      rows.set(to, [...(rows.get(to) ?? []), row]);
      push(to, kind, line, at, () => !row.isRead);
      return row;
    },
    /** The same row of the list says more now, and is there to be read once more; maybe it rings, too. */
    tellMore(to: Person, row: Row, at: number, isRinging: boolean): void {
      row.isRead = false;
      if (isRinging) push(to, row.kind, row.line, at, () => !row.isRead);
    },
    mail(to: Person, what: string, at: number): void {
      if (to.choices.messages.email)
        lines.mails.push(lineOf({ userId: to.userId, type: what, at }));
    },
    pushMessage(to: Person, { roomId, isUrgent, isNews }: Message, at: number): void {
      push({ ...to, quiet: isUrgent ? null : to.quiet }, "messages", `room ${roomId}`, at, isNews);
    },
    say({ roomId }: Pair, type: string, side: Side, at: number): void {
      lines.messages.push(saidLine({ roomId, type, side, at }));
    },
    readList(by: Person): void {
      for (const row of rows.get(by) ?? []) row.isRead = true;
    },
    /** Pushes whose time has come, after whatever happened at this moment. */
    settle(now: number): void {
      const due = waiting.filter(({ notBefore }) => notBefore <= now);
      if (due.length === 0) return;
      waiting = waiting.filter(({ notBefore }) => notBefore > now);
      for (const { browser, what, isNews } of due)
        if (isNews()) lines.pushes.push(pushLine({ browser, what, at: now }));
    },
  };
}
export type Expected = ReturnType<typeof createExpected>;

export function pushLine({ browser, what, at }: { browser: string; what: string; at: number }) {
  return `${browser} ${what} pushed at ${new Date(at).toISOString()}`;
}

export function saidLine(said: { roomId: number; type: string; side: string; at: number }) {
  return `room ${said.roomId} ${said.type} for ${said.side} at ${new Date(said.at).toISOString()}`;
}

/** The moment itself, or the first whole minute after it that is not quiet. */
function endOfQuiet({ quiet }: Person, at: number): number {
  const isQuiet = (moment: number) => {
    if (!quiet) return false;
    const { time } = amsterdamClock(moment);
    const { from, until } = quiet;
    return from < until ? time >= from && time < until : time >= from || time < until;
  };
  if (!isQuiet(at)) return at;
  let minute = Math.ceil(at / minuteMs) * minuteMs;
  while (isQuiet(minute)) minute += minuteMs;
  return minute;
}
