import type { Doing } from "./doing.ts";
import {
  type Booking,
  type Facts,
  hourMs,
  minuteMs,
  otherSide,
  type Pair,
  type Person,
  personOf,
  type Side,
} from "./facts.ts";

type Message = { at: number; isNo: boolean; isRead: boolean; isMailed: boolean };

/** People write, read or don't, and say no; who has not read something for ten minutes gets a mail. */
export function createChatActs(facts: Facts, { call, agenda, random, expected }: Doing) {
  /** What lies in a room for one of the two. */
  const boxes = new Map<string, { pair: Pair; side: Side; messages: Message[] }>();
  const writtenInVain = new Map<Pair, number>();
  const boxesOf = new Map<Person, string[]>();

  function boxOf(pair: Pair, side: Side) {
    const key = `${pair.roomId} ${side}`;
    const found = boxes.get(key) ?? { pair, side, messages: [] };
    boxes.set(key, found);
    const to = personOf(pair, side);
    const own = boxesOf.get(to) ?? [];
    if (!own.includes(key)) boxesOf.set(to, [...own, key]);
    return found;
  }

  function send(pair: Pair, by: Side, isNo: boolean, now: number): void {
    const side = otherSide(by);
    const message = { at: now, isNo, isRead: false, isMailed: false };
    boxOf(pair, side).messages.push(message);
    const isUrgent = pair.bookings.some((booking) => isUnderWay(booking, now));
    const isNews = () => !message.isRead;
    expected.pushMessage(personOf(pair, side), { roomId: pair.roomId, isUrgent, isNews }, now);
    if (random.chance(0.6))
      agenda.at(now + random.whole(30) * minuteMs, (at) => read(pair, side, at));
  }

  async function read(pair: Pair, side: Side, now: number): Promise<void> {
    const { messages } = boxOf(pair, side);
    if (messages.every(({ isRead }) => isRead)) return;
    const reader = personOf(pair, side);
    await call(reader, "PUT", `/api/chatRooms/${pair.roomId}/markAsRead`, {}, now);
    for (const message of messages) message.isRead = true;
  }

  const isBetween = ({ status }: Booking) => status === "pending" || status === "accepted";

  async function write(pair: Pair, by: Side, now: number): Promise<void> {
    const isBeginner = pair.contact === "pending" && by === "pet_owner";
    const inVain = writtenInVain.get(pair) ?? 0;
    if (pair.contact === "declined" || (isBeginner && inVain >= 2)) return;
    await read(pair, by, now);
    const body = { chat_room_id: pair.roomId, message: "Dag, hoe gaat het met Moos?" };
    await call(personOf(pair, by), "POST", "/api/messages", body, now);
    if (isBeginner) writtenInVain.set(pair, inVain + 1);
    if (pair.contact === "pending" && by === "pet_sitter") {
      pair.contact = "accepted";
      pair.contactSince = now;
    }
    send(pair, by, false, now);
  }

  async function sayNo(pair: Pair, now: number): Promise<void> {
    if (pair.contact === "declined" || pair.bookings.some(isBetween)) return;
    await read(pair, "pet_sitter", now);
    const body = { chat_room_id: pair.roomId };
    await call(pair.sitter, "POST", "/api/messages/decline", body, now);
    pair.contact = "declined";
    send(pair, "pet_sitter", true, now);
  }

  return {
    write,
    sayNo,
    /** One mail for all that somebody has not read, and one for each no. */
    unreadLooked(now: number): void {
      for (const person of facts.people) {
        const waiting = (boxesOf.get(person) ?? []).flatMap((key) => {
          const messages = boxes.get(key)?.messages ?? [];
          const unread = messages.filter(({ isRead, isMailed }) => !isRead && !isMailed);
          return unread.length > 0 ? [unread] : [];
        });
        if (!waiting.some(([oldest]) => oldest && oldest.at + 10 * minuteMs <= now)) continue;
        const noes = waiting.filter((unread) => unread.at(-1)?.isNo);
        for (const _no of noes) expected.mail(person, "declined", now);
        if (noes.length < waiting.length) expected.mail(person, "unread", now);
        for (const message of waiting.flat()) message.isMailed = true;
      }
    },
    /** Some of what two say to each other, over the days from here on. */
    plan(pair: Pair, from: number, until: number): void {
      for (let at = from; at < until; at += (4 + random.whole(60)) * hourMs) {
        const by = random.pick(["pet_owner", "pet_sitter"] as const);
        agenda.at(at + random.whole(4 * hourMs), (now) => write(pair, by, now));
      }
      if (random.chance(0.1))
        agenda.at(from + random.whole(until - from), (now) => sayNo(pair, now));
    },
  };
}

function isUnderWay({ kind, status, startsAt, endsAt }: Booking, now: number): boolean {
  return kind === "booking" && status === "accepted" && startsAt <= now && now < endsAt;
}
