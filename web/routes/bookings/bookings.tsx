import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, type Params, redirect, useNavigate } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { type BookingView, urls as urlsOfAnyLanguage } from "#contract/urls/urls.ts";
import { titleOf } from "#web/features/bookings/booking-words.ts";
import { useBookingUpdates } from "#web/features/bookings/bookings-cache.ts";
import { BookingsCalendar } from "#web/features/bookings/calendar/bookings-calendar.tsx";
import { ViewSwitch } from "#web/features/bookings/calendar/calendar-head.tsx";
import { BookingDetail } from "#web/features/bookings/detail/booking-detail.tsx";
import { BookingsPanel } from "#web/features/bookings/list/bookings-panel.tsx";
import { InteractionsFrame } from "#web/features/interactions/interactions-frame.tsx";
import { isWide, useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { isDay } from "#web/lib/time/calendar-days.ts";
import { useNow } from "#web/lib/time/now.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import type { Route } from "./+types/bookings.ts";
import { answerAction } from "./answer-action.server.ts";
import { loadBooking, loadDays, loadLists } from "./load-bookings.ts";

const bookingViews = ["list", "week", "month"] as const satisfies BookingView[];

export const handle: RouteHandle = {
  namespaces: ["bookings", "care", "interactions"],
  fills: true,
  forms: true,
};

/** Where there is no room beside the list, a booking is a page of its own. */
async function onPhonesItsOwnPage({ params }: { params: Params }): Promise<void> {
  if (params.bookingId && !isWide()) {
    throw redirect(urlsOfAnyLanguage.booking(Number(params.bookingId)));
  }
}

export const clientMiddleware = [onPhonesItsOwnPage];

export const action = (args: Route.ActionArgs) => answerAction(args.params.bookingId)(args);

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const t = page.texts("bookings");
  const { bookingId } = args.params;
  const now = page.now;
  const query = args.url.searchParams;
  const asked = query.get("date");
  const date = isDay(asked) ? asked : dayInAmsterdam(now);
  const view = viewOf(args.params.view ?? query.get("view"));
  const [lists, days, opened] = await Promise.all([
    loadLists(page),
    bookingId === undefined ? loadDays(page, calendarOf(view), date) : null,
    bookingId === undefined ? null : loadBooking(page, bookingId),
  ]);
  const title = opened ? titleOf(opened.booking.value, t) : t("pageTitle");
  return { ...lists, days, opened, view, date, now: now.toISOString(), meta: page.meta({ title }) };
}

/** Null: as it comes. That is the list on a phone, and beside the list the month. */
function viewOf(view: string | null): BookingView | null {
  return bookingViews.find((one) => one === view) ?? null;
}

const calendarOf = (view: BookingView | null) => (view === "week" ? "week" : "month");

export default function Bookings({ loaderData }: Route.ComponentProps) {
  return (
    <Queries>
      <BookingsScreen {...loaderData} />
    </Queries>
  );
}

function BookingsScreen(props: Route.ComponentProps["loaderData"]) {
  const { upcoming, past, days, opened, view, date, now: madeAt } = props;
  const urls = useUrls();
  const user = useUser();
  const side = (user && profileTypeInUse(user)) ?? "pet_owner";
  const now = useNow(madeAt);
  const today = dayInAmsterdam(now);
  const openId = opened?.booking.value.id ?? null;
  useBookingUpdates();
  useOwnPageOnPhones(openId);

  // Below 1024 px a booking is a page of its own.
  const isRoomy = useLayoutSize() >= 3;
  const look = { ...(view ? { view } : {}), ...(date === today ? {} : { date }) };
  const toOf = ({ id }: Booking) => (isRoomy ? urls.bookings(id, look) : urls.booking(id));
  const shared = { side, now, today, toOf };
  const isCalendar = view === "week" || view === "month";
  const switchDate = date === today ? undefined : date;
  return (
    <InteractionsFrame
      tab="bookings"
      alsoOnPhones={isCalendar}
      list={
        <BookingsPanel
          {...shared}
          upcoming={upcoming}
          past={past}
          openId={openId}
          onlyWide={isCalendar}
          views={
            <div className="md:hidden">
              <ViewSwitch views={bookingViews} current={view ?? "list"} date={switchDate} />
            </div>
          }
        />
      }
    >
      <div className="relative flex-1 px-gutter pt-4 pb-8 md:overflow-y-auto md:px-8 md:pt-5">
        {opened ? (
          <>
            <BackToCalendar view={calendarOf(view)} date={switchDate} />
            <BookingDetail key={openId} {...opened} now={madeAt} />
          </>
        ) : (
          days && (
            <BookingsCalendar
              {...shared}
              date={date}
              view={calendarOf(view)}
              {...days}
              views={
                <ViewSwitch
                  views={["week", "month"]}
                  current={calendarOf(view)}
                  date={switchDate}
                />
              }
            />
          )
        )}
      </div>
    </InteractionsFrame>
  );
}

type BackToCalendarProps = { view: "week" | "month"; date: string | undefined };

function BackToCalendar({ view, date }: BackToCalendarProps) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  return (
    <Link
      to={urls.bookings(undefined, { view, ...(date ? { date } : {}) })}
      className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold no-underline hover:underline"
    >
      <ArrowLeft className="size-5" />
      {t(view === "week" ? "pane.toWeek" : "pane.toMonth")}
    </Link>
  );
}

/** The same for a page that was loaded whole, and for a window that became narrow. */
function useOwnPageOnPhones(bookingId: number | null): void {
  const size = useLayoutSize();
  const navigate = useNavigate();
  const urls = useUrls();
  const to = bookingId === null ? null : urls.booking(bookingId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the size has changed.
  useEffect(() => {
    if (to && !isWide()) void navigate(to, { replace: true });
  }, [to, size, navigate]);
}
