import type { PlannedWith, WhatEnds } from "#contract/account/account-deletion.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { Banner } from "#web/ui/page/banner.tsx";

/** All that ends with the account, by name: first what it waits for, then what is cancelled with it. */
export function WhatEndsList({ ends }: { ends: WhatEnds }) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const { deletesAt, stays, bookings, subscriptions } = ends;
  const isNothing = bookings.length === 0 && subscriptions.length === 0;
  return (
    <div className="mt-4 grid gap-4">
      {deletesAt && (
        <Banner tone="warn" title={t("delete.waits.title")}>
          <ul className="grid gap-1">
            {stays.map((stay) => (
              <li key={stay.bookingId} className="wrap-anywhere">
                <Planned planned={stay} kind="stay" />
              </li>
            ))}
          </ul>
          <p className="mt-2">{t("delete.waits.text", { day: formatDate(deletesAt, locale) })}</p>
        </Banner>
      )}
      {!isNothing && (
        <section aria-labelledby="what-ends">
          <h3 id="what-ends" className="text-base text-ink">
            {t("delete.ends.title")}
          </h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            {bookings.map((booking) => (
              <li key={booking.bookingId} className="wrap-anywhere">
                <Planned planned={booking} kind={booking.kind} />
              </li>
            ))}
            {subscriptions.map(({ profileType, paidUntil }) => (
              <li key={profileType}>
                {t(`delete.ends.subscription.${profileType}`, {
                  day: formatDate(paidUntil, locale),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type PlannedProps = { planned: PlannedWith; kind: "stay" | "booking" | "introduction" };

function Planned({ planned: { otherName, petNames, startsAt, endsAt }, kind }: PlannedProps) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const name = otherName ?? t("delete.ends.somebody");
  const pets = joinWords(petNames, t("delete.ends.and"));
  const until = formatDate(endsAt, locale);
  const day = formatDate(startsAt, locale);
  if (kind === "introduction") return t("delete.ends.introduction", { name, day });
  const isNameless = petNames.length === 0;
  if (kind === "stay")
    return t(isNameless ? "delete.waits.stayWithoutPets" : "delete.waits.stay", {
      ...{ name, pets, until },
    });
  return t(isNameless ? "delete.ends.bookingWithoutPets" : "delete.ends.booking", {
    ...{ name, pets, day },
  });
}
