import type { Message } from "#contract/messages.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";

/** What one side wrote in one go: one time under it, and little space within. */
export type MessageGroup = { key: number; isOwn: boolean; messages: readonly Message[] };

export type DayOfMessages = {
  /** `2026-11-15`, the day it was in the Netherlands. */
  on: string;
  groups: readonly MessageGroup[];
};

const pauseMs = 5 * 60_000;

/** What people say to each other; everything else is a card of the product. */
export function isSaid({ type }: Pick<Message, "type">): boolean {
  return type === "TEXT" || type === "IMAGE";
}

/** `mark`: the first message that was not read begins a group, for the line above it. */
export function groupByDay(messages: readonly Message[], mark: number | null): DayOfMessages[] {
  const days: { on: string; groups: { key: number; isOwn: boolean; messages: Message[] }[] }[] = [];
  for (const message of messages) {
    const on = dayOf(message);
    let day = days.at(-1);
    if (day?.on !== on) {
      day = { on, groups: [] };
      days.push(day);
    }
    const group = day.groups.at(-1);
    if (group && message.id !== mark && belongsTo(group.messages.at(-1), message)) {
      group.messages.push(message);
    } else {
      day.groups.push({ key: message.id, isOwn: message.isOwn, messages: [message] });
    }
  }
  return days;
}

// Every page that is loaded groups all there is anew; which day it was is worked out once.
const knownDays = new WeakMap<Message, string>();

function dayOf(message: Message): string {
  const known = knownDays.get(message);
  if (known !== undefined) return known;
  const on = dayInAmsterdam(new Date(message.createdAt));
  knownDays.set(message, on);
  return on;
}

function belongsTo(last: Message | undefined, message: Message): boolean {
  if (!last || !isSaid(last) || !isSaid(message)) return false;
  if (last.isOwn !== message.isOwn || last.isWaiting !== message.isWaiting) return false;
  return Date.parse(message.createdAt) - Date.parse(last.createdAt) < pauseMs;
}
