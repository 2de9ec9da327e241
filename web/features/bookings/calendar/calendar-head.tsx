import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { BookingView } from "#contract/urls/urls.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { addDays, addMonths } from "#web/lib/time/calendar-days.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

export type CalendarHeadProps = {
  view: "week" | "month";
  /** The day that the view is about. */
  date: string;
  title: string;
  /** Where there is room: how else to look. */
  children?: ReactNode;
};

/** What is shown, and the way to what comes before and after. */
export function CalendarHead({ view, date, title, children }: CalendarHeadProps) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  const to = (by: -1 | 1) =>
    urls.bookings(undefined, {
      view,
      date: view === "week" ? addDays(date, 7 * by) : `${addMonths(date.slice(0, 7), by)}-01`,
    });
  const [before, after] =
    view === "week"
      ? [t("calendar.previousWeek"), t("calendar.nextWeek")]
      : [t("calendar.previousMonth"), t("calendar.nextMonth")];
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
      <h2
        id="calendar"
        aria-live="polite"
        className="mr-auto text-xl first-letter:uppercase md:mr-2 md:text-2xl"
      >
        {title}
      </h2>
      <ArrowLink to={to(-1)} label={before} icon={<ChevronLeft />} />
      <ArrowLink to={to(1)} label={after} icon={<ChevronRight />} />
      <LinkButton
        to={urls.bookings(undefined, { view })}
        variant="secondary"
        size="sm"
        className="max-sm:hidden"
      >
        {t("calendar.today")}
      </LinkButton>
      {children && <div className="ml-auto max-md:hidden">{children}</div>}
    </div>
  );
}

type ArrowLinkProps = { to: string; label: string; icon: ReactNode };

function ArrowLink({ to, label, icon }: ArrowLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      preventScrollReset
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunken [&>svg]:size-5"
    >
      {icon}
    </Link>
  );
}

export type ViewSwitchProps = {
  views: readonly BookingView[];
  current: BookingView;
  date: string | undefined;
};

/** The same bookings, looked at in another way. */
export function ViewSwitch({ views, current, date }: ViewSwitchProps) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  return (
    <nav aria-label={t("views.label")} className="flex rounded-full bg-sunken p-0.5">
      {views.map((view) => (
        <Link
          key={view}
          to={urls.bookings(undefined, { view, ...(date ? { date } : {}) })}
          prefetch="intent"
          aria-current={view === current ? "page" : undefined}
          className={cx(
            "grid min-h-11 flex-1 place-items-center rounded-full px-4.5 text-sm font-semibold no-underline transition-colors",
            view === current ? "bg-surface text-brand-strong" : "text-ink hover:text-brand-strong",
          )}
        >
          {t(`views.${view}`)}
        </Link>
      ))}
    </nav>
  );
}
