import {
  CalendarDays,
  ChevronRight,
  ClipboardList,
  FileText,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
} from "lucide-react";
import { Link } from "react-router";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PetFaces } from "#web/ui/pictures/pet-faces.tsx";
import { type LogbookWords, titleOf } from "../logbook-words.ts";
import { placeAndDayInWords } from "./visit-words.ts";

export type VisitHeadProps = {
  logbook: Logbook;
  words: LogbookWords;
  /** During a stay. */
  onHelp?: () => void;
};

/** Whose logbook it is, where, and which day; and help, while one may need it. */
export function VisitHead({ logbook, words, onHelp }: VisitHeadProps) {
  const { t } = useTranslation("logbook-visit");
  return (
    <header className="flex items-center gap-4">
      {logbook.pets.length > 0 && <PetFaces pets={logbook.pets} size="size-14" ring="ring-page" />}
      <div className="min-w-0 flex-1">
        <h2 className="text-xl wrap-anywhere md:text-2xl">{titleOf(logbook, words.t)}</h2>
        <p className="text-sm text-ink-soft">{placeAndDayInWords(logbook, t, words)}</p>
      </div>
      {onHelp && (
        <>
          <IconButton
            label={t("help.button")}
            icon={<LifeBuoy />}
            variant="outline"
            className="sm:hidden"
            onClick={onHelp}
          />
          <Button variant="secondary" size="sm" className="max-sm:hidden" onClick={onHelp}>
            <LifeBuoy className="size-5" />
            {t("help.button")}
          </Button>
        </>
      )}
    </header>
  );
}

/** Where else one might want to go from here. */
export function VisitLinks({ logbook, ownerName }: { logbook: Logbook; ownerName: string }) {
  const { t } = useTranslation("logbook-visit");
  const urls = useUrls();
  const { id, bookingId, chatRoomId, isReportReady } = logbook;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 print:hidden">
      {isReportReady && <Row to={urls.logbookReport(id)} Icon={FileText} text={t("more.report")} />}
      {bookingId !== undefined && (
        <>
          <Row to={urls.intake(bookingId)} Icon={ClipboardList} text={t("more.intake")} />
          <Row to={urls.booking(bookingId)} Icon={CalendarDays} text={t("more.booking")} />
        </>
      )}
      {chatRoomId !== undefined && (
        <Row
          to={urls.chatRoom(chatRoomId)}
          Icon={MessageCircle}
          text={t("more.chat", { name: ownerName })}
        />
      )}
    </ul>
  );
}

function Row({ to, Icon, text }: { to: string; Icon: LucideIcon; text: string }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-13 items-center gap-3 py-2 text-ink no-underline hover:text-brand-strong"
      >
        <Icon className="size-5 shrink-0 text-brand" />
        <span className="min-w-0 flex-1 font-semibold">{text}</span>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" />
      </Link>
    </li>
  );
}
