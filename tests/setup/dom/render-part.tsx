import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { User } from "#contract/account.ts";
import type { Locale } from "#contract/shared/locale.ts";
import enBookingCards from "#messages/en/booking-cards.json" with { type: "json" };
import enChat from "#messages/en/chat.json" with { type: "json" };
import enLogbookCards from "#messages/en/logbook-cards.json" with { type: "json" };
import enShell from "#messages/en/shell.json" with { type: "json" };
import enUi from "#messages/en/ui.json" with { type: "json" };
import address from "#messages/nl/address.json" with { type: "json" };
import badgeNames from "#messages/nl/badge-names.json" with { type: "json" };
import badgeNew from "#messages/nl/badge-new.json" with { type: "json" };
import badges from "#messages/nl/badges.json" with { type: "json" };
import block from "#messages/nl/block.json" with { type: "json" };
import bookingCards from "#messages/nl/booking-cards.json" with { type: "json" };
import bookingPlan from "#messages/nl/booking-plan.json" with { type: "json" };
import bookings from "#messages/nl/bookings.json" with { type: "json" };
import care from "#messages/nl/care.json" with { type: "json" };
import chat from "#messages/nl/chat.json" with { type: "json" };
import cms from "#messages/nl/cms.json" with { type: "json" };
import cmsReports from "#messages/nl/cms-reports.json" with { type: "json" };
import contact from "#messages/nl/contact.json" with { type: "json" };
import logbookCards from "#messages/nl/logbook-cards.json" with { type: "json" };
import logbookQueue from "#messages/nl/logbook-queue.json" with { type: "json" };
import logbookReport from "#messages/nl/logbook-report.json" with { type: "json" };
import logbookVisit from "#messages/nl/logbook-visit.json" with { type: "json" };
import logbookWalks from "#messages/nl/logbook-walks.json" with { type: "json" };
import logbooks from "#messages/nl/logbooks.json" with { type: "json" };
import notificationList from "#messages/nl/notification-list.json" with { type: "json" };
import paywall from "#messages/nl/paywall.json" with { type: "json" };
import profiles from "#messages/nl/profiles.json" with { type: "json" };
import reports from "#messages/nl/reports.json" with { type: "json" };
import reviews from "#messages/nl/reviews.json" with { type: "json" };
import search from "#messages/nl/search.json" with { type: "json" };
import searchBlock from "#messages/nl/search-block.json" with { type: "json" };
import secondFactor from "#messages/nl/second-factor.json" with { type: "json" };
import settings from "#messages/nl/settings.json" with { type: "json" };
import shell from "#messages/nl/shell.json" with { type: "json" };
import sitters from "#messages/nl/sitters.json" with { type: "json" };
import subscriptions from "#messages/nl/subscriptions.json" with { type: "json" };
import ui from "#messages/nl/ui.json" with { type: "json" };
import type { SentForm } from "#web/lib/forms/sent-form.ts";
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import { TextsProvider } from "#web/lib/i18n/texts-provider.tsx";
import { DocumentContext } from "#web/lib/page/document-context.ts";

const store = createTextStore({
  nl: {
    address,
    badges,
    "badge-names": badgeNames,
    "badge-new": badgeNew,
    block,
    "booking-cards": bookingCards,
    "booking-plan": bookingPlan,
    bookings,
    care,
    chat,
    contact,
    cms,
    "cms-reports": cmsReports,
    "logbook-cards": logbookCards,
    logbooks,
    "logbook-queue": logbookQueue,
    "logbook-report": logbookReport,
    "logbook-visit": logbookVisit,
    "logbook-walks": logbookWalks,
    "notification-list": notificationList,
    paywall,
    profiles,
    reports,
    reviews,
    search,
    "search-block": searchBlock,
    "second-factor": secondFactor,
    settings,
    shell,
    sitters,
    subscriptions,
    ui,
  },
  en: {
    "booking-cards": enBookingCards,
    chat: enChat,
    "logbook-cards": enLogbookCards,
    shell: enShell,
    ui: enUi,
  },
});

type Options = {
  /** What the page's action said of a form that was sent without script. */
  sent?: SentForm;
  locale?: Locale;
  /** Who is logged in; a guest unless told. */
  user?: Pick<User, "id">;
  /** The day on which the page was made. */
  today?: string;
};

/** A part of the product as it stands on a page, and somebody who uses it. */
export function renderPart(part: ReactNode, options: Options = {}) {
  const user = userEvent.setup();
  const { unmount } = render(asPage(part, options));
  return { user, unmount };
}

/** The same as the server writes it, used before its script is there. */
export function hydratePart(part: ReactNode, use: () => void) {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(
    <DocumentContext value={{ formToken: "token" }}>{asPage(part)}</DocumentContext>,
  );
  use();
  return render(asPage(part), { container, hydrate: true });
}

function asPage(part: ReactNode, { sent, locale = "nl", user, today }: Options = {}) {
  const page = { id: "page", path: "*", element: part };
  const router = createMemoryRouter([{ id: "root", children: [page] }], {
    hydrationData: {
      loaderData: user || today ? { root: { user: user && { value: user }, today } } : {},
      actionData: sent ? { page: sent } : null,
    },
  });
  return (
    <TextsProvider store={store} locale={locale}>
      <I18nProvider locale={locale === "nl" ? "nl-NL" : "en-US"}>
        <RouterProvider router={router} />
      </I18nProvider>
    </TextsProvider>
  );
}
