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
import { Link } from "react-router";
import type { Notification, NotificationType, ToldKind } from "#contract/notifications.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";

export type NotificationRowsProps = { notifications: readonly Notification[]; now: Date };

/** What somebody was told: who with a face, what it is about on a disc, a dot where it is new. */
export function NotificationRows({ notifications, now }: NotificationRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <NotificationRow notification={notification} now={now} />
        </li>
      ))}
    </ul>
  );
}

function NotificationRow({ notification, now }: { notification: Notification; now: Date }) {
  const { t } = useTranslation("notification-list");
  const urls = useUrls();
  const locale = useLocale();
  const { id, title, text, name, createdAt } = notification;
  const isNew = notification.readAt === undefined;
  return (
    <Link
      to={urls.openNotification(id)}
      className={cx("flex gap-4 py-3.5 no-underline", isNew ? "text-ink" : "text-ink-soft")}
    >
      <Face notification={notification} />
      <span className="grid min-w-0 flex-1 gap-0.5 wrap-anywhere">
        <span>
          <Title title={endOf(title)} name={name} /> {text}
        </span>
        <time
          dateTime={createdAt}
          className={cx("text-sm", isNew && "font-semibold text-brand-strong")}
        >
          {formatMoment(createdAt, locale, now)}
        </time>
      </span>
      {isNew && (
        <span className="mt-2 size-3 shrink-0 rounded-full bg-accent-fill">
          <span className="sr-only">{t("unread")}</span>
        </span>
      )}
    </Link>
  );
}

function Face({ notification }: { notification: Notification }) {
  const Icon = iconOf(notification);
  const asks = asksForAnswer(notification.type);
  return (
    <span className="relative h-12 shrink-0">
      <Avatar name={notification.name ?? notification.title} picture={notification.picture} />
      <span
        className={cx(
          "absolute -right-0.5 -bottom-0.5 grid size-6.5 place-items-center rounded-full border-2 border-surface",
          asks ? "bg-accent-fill text-on-accent" : "bg-brand text-on-brand",
        )}
      >
        <Icon className="size-4" />
      </span>
    </span>
  );
}

/** A sentence of its own before the next one; a question has its sign already. */
function endOf(title: string): string {
  return /[.?!…]$/.test(title) ? title : `${title}.`;
}

/** Whose doing it was stands out. */
function Title({ title, name }: { title: string; name: string | undefined }) {
  const at = name ? title.indexOf(name) : -1;
  if (!name || at < 0) return <strong className="font-semibold">{title}</strong>;
  return (
    <>
      {title.slice(0, at)}
      <strong className="font-semibold">{name}</strong>
      {title.slice(at + name.length)}
    </>
  );
}

/** The small disc on a face says what it is about. */
const iconOfKind: Readonly<Record<ToldKind, LucideIcon>> = {
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

function iconOf({ kind, type }: { kind: ToldKind; type: NotificationType }): LucideIcon {
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

function asksForAnswer(type: NotificationType): boolean {
  return asking.includes(type);
}
