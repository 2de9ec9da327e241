import {
  CalendarDays,
  ChevronRight,
  ClipboardList,
  FileText,
  type LucideIcon,
  MessageCircle,
} from "lucide-react";
import { Link } from "react-router";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";

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
