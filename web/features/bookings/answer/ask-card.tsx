import { type ReactNode, useId } from "react";
import type { Booking } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { nameOf } from "../booking-words.ts";

export type AskCardProps = {
  /** This reader must answer: a coral edge, and only then. */
  isMine: boolean;
  eyebrow: string;
  title: string;
  children: ReactNode;
};

/** The answer comes before everything else on the page. */
export function AskCard({ isMine, eyebrow, title, children }: AskCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        "grid gap-4 rounded-bubble bg-surface p-4.5 @min-[36rem]:p-7",
        isMine ? "border-2 border-accent" : "border border-line",
      )}
    >
      <div>
        <p className={cx("text-sm font-semibold", isMine ? "text-accent-strong" : "text-ink-soft")}>
          {eyebrow}
        </p>
        <h3 id={id} className="mt-0.5 text-lg">
          {title}
        </h3>
      </div>
      {children}
    </section>
  );
}

export type QuoteProps = { booking: Booking; by: ProfileType | undefined; text: string };

/** What one of them wrote with it. */
export function Quote({ booking, by, text }: QuoteProps) {
  const { t } = useTranslation("bookings");
  const profile = booking.profiles.find(({ profileType }) => profileType === by) ?? null;
  return (
    <figure className="flex items-start gap-2.5">
      {profile && <Avatar name={nameOf(profile, t)} size="sm" picture={profile.picture} />}
      <blockquote className="max-w-text min-w-0 rounded-card rounded-bl-small bg-page px-3.5 py-2.5 text-sm whitespace-pre-line wrap-anywhere">
        {text}
      </blockquote>
    </figure>
  );
}

export function ChatLink({ booking }: { booking: Booking }) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  if (booking.chatRoomId === undefined) return null;
  return (
    <LinkButton variant="ghost" to={urls.chats(booking.chatRoomId)}>
      {t("answer.chat")}
    </LinkButton>
  );
}
