import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import type { BadgeProgress } from "#contract/badges/badge-entities.ts";
import type { Urls } from "#contract/urls/urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { BadgeHouse } from "#web/ui/pictures/badge-house.tsx";
import { paintedPart } from "./street.ts";

export type BadgeDialogProps = {
  badge: BadgeProgress;
  /** The day on which it was earned. */
  earnedOn: string | undefined;
  today: string;
  onClose: () => void;
};

/** One house from near: what it takes, how far it is, and where to go on. */
export function BadgeDialog({ badge, earnedOn, today, onClose }: BadgeDialogProps) {
  const { t } = useTranslation(["badges", "badge-names"]);
  const locale = useLocale();
  const profileId = useUser()?.profile?.id;
  const to = placeOf(badge.name, useUrls(), profileId);
  const { name, done, of, state, points } = badge;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`badge-names:names.${name}`)}
      actions={to && state !== "completed" && <LinkButton to={to}>{t("goTo")}</LinkButton>}
    >
      <div className="flex items-center gap-5">
        <BadgeHouse name={name} painted={paintedPart(badge)} className="w-24 shrink-0" />
        <div className="grid flex-1 gap-2">
          <p className="text-ink">{t(`how.${name}`)}</p>
          <p className="text-sm">
            {earnedOn
              ? t("earnedOn", { day: dayOfMonthInWords(earnedOn, locale, today) })
              : t("toEarn", { count: points })}
          </p>
          {state === "in_progress" && (
            <Meter
              label={t(`badge-names:names.${name}`)}
              labelHidden
              value={done}
              max={of}
              text={t("ofAll", { done, of })}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Where somebody goes on with a badge; some come by themselves. */
export function placeOf(name: BadgeName, urls: Urls, profileId: number | undefined): string | null {
  switch (name) {
    case "complete_profile":
    case "profile_picture":
    case "five_pictures":
    case "availability_set":
    case "certificate_of_conduct":
      return urls.profile();
    case "email_confirmed":
      return urls.settings();
    case "first_booking":
    case "ten_bookings":
    case "fifty_bookings":
      return urls.sitterWork();
    case "first_logbook":
    case "picture_a_day":
    case "walker_100_km":
      return urls.logbooks();
    case "first_review":
    case "ten_reviews":
    case "top_rated":
    case "feedback":
      return urls.reviews();
    case "three_references":
      return urls.references();
    case "fast_responder":
    case "always_answers":
    case "welcoming_introduction":
      return urls.chats();
    case "first_invite":
    case "five_invites":
      return profileId === undefined ? null : urls.invite(profileId);
    case "poster":
      return urls.poster();
    case "one_year":
      return null;
  }
}
