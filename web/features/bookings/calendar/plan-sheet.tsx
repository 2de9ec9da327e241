import { useQuery } from "@tanstack/react-query";
import type { StoredImage } from "#contract/shared/images.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { dayInWords } from "../booking-dates.ts";

export type PlanSheetProps = { day: string; today: string; onClose: () => void };

/** A free day was pressed: who could come? Loaded when asked for. */
export function PlanSheet({ day, today, onClose }: PlanSheetProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const urls = useUrls();
  const { data: sitters, isError } = useQuery({
    queryKey: ["bookings", "knownSitters"],
    queryFn: listKnownSitters,
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("plan.title", { day: dayInWords(day, { locale, today }) })}
      footer={
        <LinkButton wide variant="secondary" to={urls.search()}>
          {t("plan.search")}
        </LinkButton>
      }
    >
      <div className="grid gap-4 pb-5">
        {isError ? (
          <Banner tone="bad" live>
            {t("plan.failed")}
          </Banner>
        ) : sitters ? (
          <>
            <p className="text-ink-soft">{t(sitters.length > 0 ? "plan.text" : "plan.none")}</p>
            <ul className="divide-y divide-line">
              {sitters.map((sitter) => (
                <SitterChoice key={sitter.profileId} {...sitter} day={day} />
              ))}
            </ul>
          </>
        ) : (
          <SkeletonGroup className="grid gap-3">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} shape="block" className="h-14" />
            ))}
          </SkeletonGroup>
        )}
      </div>
    </Sheet>
  );
}

function SitterChoice({ profileId, name, picture, day }: KnownSitter & { day: string }) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <Avatar name={name} picture={picture} />
      <span className="min-w-24 flex-1 font-semibold">{name}</span>
      <LinkButton
        size="sm"
        variant="secondary"
        to={urls.planIntroduction(profileId, { date: day })}
        aria-label={t("plan.meetWith", { name })}
      >
        {t("plan.introduction")}
      </LinkButton>
      <LinkButton
        size="sm"
        variant="soft"
        to={urls.planBooking(profileId, { date: day })}
        aria-label={t("plan.bookWith", { name })}
      >
        {t("plan.booking")}
      </LinkButton>
    </li>
  );
}

type KnownSitter = { profileId: number; name: string; picture?: StoredImage | undefined };

/** Sitters with whom the owner is in contact, the latest first. */
async function listKnownSitters(): Promise<KnownSitter[]> {
  const { data } = await api.call("chat.list", { query: { limit: 50 } });
  return data
    .filter(({ acceptanceStatus: status }) => status === "accepted" || status === "pending")
    .flatMap(({ profiles }) => profiles.filter(({ isOwn }) => !isOwn))
    .flatMap(({ id, profileType, firstName, picture, isDeleted }) => {
      if (id === undefined || isDeleted || profileType !== "pet_sitter" || !firstName) return [];
      return [{ profileId: id, name: firstName, picture }];
    });
}
