import {
  BellRing,
  BookOpen,
  CalendarDays,
  Check,
  type LucideIcon,
  Megaphone,
  MessageCircle,
  ShieldCheck,
  Star,
  UserRound,
  Wallet,
} from "lucide-react";
import type { NotificationType, ToldKind } from "#contract/notifications.ts";

/** The small disc on a face says what it is about. */
export const iconOfKind: Readonly<Record<ToldKind, LucideIcon>> = {
  messages: MessageCircle,
  bookings: CalendarDays,
  logbook: BookOpen,
  reviews: Star,
  alerts: Megaphone,
  reminders: BellRing,
  news: Megaphone,
  account: UserRound,
  security: ShieldCheck,
  payments: Wallet,
};

const answers: readonly NotificationType[] = ["booking_accepted", "booking_proposal_accepted"];

export function iconOf({ kind, type }: { kind: ToldKind; type: NotificationType }): LucideIcon {
  return answers.includes(type) ? Check : iconOfKind[kind];
}

/** Those that wait for something of the reader's. */
const asking: readonly NotificationType[] = [
  "booking_asked",
  "booking_dates_proposed",
  "booking_pets_proposed",
  "booking_price_proposed",
  "intake_asked",
  "review_asked",
  "charge_failed",
];

export function asksForAnswer(type: NotificationType): boolean {
  return asking.includes(type);
}
