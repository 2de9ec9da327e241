import { useQuery } from "@tanstack/react-query";
import { AlarmClock, MessageCircle, Phone, Search } from "lucide-react";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { findSittersPhone } from "../logbook-calls.ts";
import { clockInWords, dayOf, nameOf } from "../logbook-words.ts";

export type MissedVisitCardProps = { logbook: Logbook; plannedAt: string };

/** Nobody has come, and it is late: call, write, or look for somebody who can come today. */
export function MissedVisitCard({ logbook, plannedAt }: MissedVisitCardProps) {
  const { t } = useTranslation("logbooks");
  const urls = useUrls();
  const { bookingId, chatRoomId, owner, sitter } = logbook;
  const name = nameOf(sitter, t);
  const day = dayOf(plannedAt);
  return (
    <section
      aria-labelledby="missed-visit"
      className="grid gap-4 rounded-card bg-accent-soft p-5 md:p-6"
    >
      <div className="flex items-start gap-3.5">
        <AlarmClock className="mt-0.5 size-6 shrink-0 text-accent-strong" />
        <div className="min-w-0 max-w-text">
          <h3 id="missed-visit" className="wrap-anywhere">
            {t("missed.title", { name })}
          </h3>
          <p className="mt-1">{t("missed.text", { name, time: clockInWords(plannedAt) })}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {bookingId !== undefined && <CallSitter bookingId={bookingId} name={name} />}
        {chatRoomId !== undefined && (
          <LinkButton to={urls.chats(chatRoomId)} variant="secondary" prefetch="intent">
            <MessageCircle className="size-5 shrink-0" />
            {t("side.message")}
          </LinkButton>
        )}
        <LinkButton
          to={urls.search(owner.citySlug ?? sitter.citySlug, undefined, {
            vacations: [`${day}/${day}`],
          })}
          variant="secondary"
        >
          <Search className="size-5 shrink-0" />
          {t("missed.others")}
        </LinkButton>
      </div>
    </section>
  );
}

/** The number is no part of a logbook: it is asked for when it is needed. */
function CallSitter({ bookingId, name }: { bookingId: number; name: string }) {
  const { t } = useTranslation("logbooks");
  const phone = useQuery({
    queryKey: ["booking", bookingId, "phone"],
    queryFn: ({ signal }) => findSittersPhone(bookingId, signal),
  });
  if (phone.data) {
    return (
      <LinkButton to={`tel:${phone.data}`}>
        <Phone className="size-5 shrink-0" />
        {t("missed.call", { name })}
      </LinkButton>
    );
  }
  if (phone.data === null)
    return <p className="w-full text-sm">{t("missed.noNumber", { name })}</p>;
  return (
    <>
      {phone.isError && (
        <p role="alert" className="w-full text-sm font-semibold text-danger">
          {t("missed.callFailed")}
        </p>
      )}
      <Button pending={phone.isFetching} onClick={() => void phone.refetch()}>
        <Phone className="size-5 shrink-0" />
        {t("missed.call", { name })}
      </Button>
    </>
  );
}
