import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Which text it is, the page knows by its address. */
const legalText = (...paths: string[]) =>
  paths.map((path) => route(path, "routes/content/legal-text.tsx", { id: path }));

/** Likewise a stored page, by its slug. */
const storedPage = (...paths: string[]) =>
  paths.map((path) => route(path, "routes/content/stored-page.tsx", { id: path }));

/** And the page of an animal. */
const animalPage = (...paths: string[]) =>
  paths.map((path) => route(path, "routes/content/animal-page.tsx", { id: path }));

type Routes = ReturnType<typeof route>[];
const guard = (name: string, where: string, routes: Routes) =>
  layout(`routes/layouts/guards/${name}.tsx`, { id: `${where}/${name}` }, routes);

/**
 * Every address of the product, by hand: the Dutch path and its aliases side by side, and who may open
 * it. tests/e2e/guards.spec.ts has the table of where everybody ends up.
 */
export default [
  layout("routes/layouts/main-layout.tsx", [
    index("routes/home/home.tsx"),

    // For guests only too, but whoever was sent here by a guard goes on to what they came for.
    route("inloggen", "routes/account/login.tsx", { id: "login-nl" }),
    route("login", "routes/account/login.tsx", { id: "login-en" }),
    route("inloggen/code", "routes/account/login-code.tsx", { id: "login-code-nl" }),
    route("login/code", "routes/account/login-code.tsx", { id: "login-code-en" }),
    guard("guest-only", "main", [
      route("login-token", "routes/account/login-token.tsx"),
      route("accountDeleted", "routes/account/account-deleted.tsx"),
    ]),
    route("resetPassword", "routes/account/reset-password.tsx"),
    route("confirmAccount/:token", "routes/account/confirm-account.tsx"),
    route("linkAccount", "routes/account/link-account.tsx"),

    route("zoeken/:query?/:postalCode?", "routes/search/search.tsx", { id: "search-nl" }),
    route("search/:query?/:postalCode?", "routes/search/search.tsx", { id: "search-en" }),
    route("oppaswerk/:query?/:postalCode?", "routes/search/sitter-work.tsx", { id: "work-nl" }),
    route("sitterwork/:query?/:postalCode?", "routes/search/sitter-work.tsx", { id: "work-en" }),
    route("gezocht/:city/:id", "routes/sitters/sitter.tsx"),
    route("gezocht/:city/:id/contact", "routes/contact/sitter-contact.tsx"),
    route("werk/:city/:id", "routes/requests/request.tsx", { id: "request-nl" }),
    route("work/:city/:id", "routes/requests/request.tsx", { id: "request-en" }),
    route("werk/:city/:id/contact", "routes/contact/request-contact.tsx"),
    route("reference", "routes/references/reference.tsx"),
    route("appeal", "routes/ban-appeals/ban-appeal.tsx"),
    route("withdraw", "routes/subscriptions/withdraw.tsx"),
    route("invite/:profileId", "routes/invitations/invite.tsx"),

    ...legalText("voorwaarden", "terms"),
    ...legalText("privacy", "privacy-statement"),
    ...legalText("cookies", "cookie-statement"),

    ...storedPage("gezocht", "gezochttips", "werk", "werktips", "over-ons", "veiligheid"),
    route("hoe-werkt-het", "routes/content/how-it-works.tsx"),
    route("veelgestelde-vragen/:profileType?", "routes/content/faq.tsx"),
    route("blog", "routes/content/blog.tsx"),
    route("blog/:url", "routes/content/article.tsx"),
    route("contact", "routes/content/contact-us.tsx"),
    ...animalPage(
      "hondenoppas-gezocht",
      "hondenuitlaatservice-gezocht",
      "kattenoppas-aan-huis",
      "konijnenoppas-gezocht",
      "vogeloppas-service",
      "reptielen-opvang-gezocht",
      "boerderijoppas-huizenoppas",
      "paardenoppas",
      "hondje-uitlaten",
      "slangenoppas",
    ),

    guard("login-required", "main", [
      route("settings", "routes/settings/settings.tsx"),
      route("changePassword", "routes/account/change-password.tsx"),
      route("switchProfile", "routes/profile-switch/profile-switch.tsx"),
      route("chats/:chatRoomId?", "routes/chat/chats.tsx"),
      route("bookings/:bookingId?/:view?", "routes/bookings/bookings.tsx"),
      route("logbooks/:logbookId?", "routes/logbooks/logbooks.tsx"),
      route("intakeform", "routes/intake-forms/standing-intake.tsx"),
      route("notifications", "routes/notifications/notifications.tsx"),
      route("reviews", "routes/reviews/reviews.tsx"),
      route("badges", "routes/badges/badges.tsx"),
      route("referenties", "routes/references/references.tsx", { id: "references-nl" }),
      route("references", "routes/references/references.tsx", { id: "references-en" }),
      route("reports", "routes/reports/own-reports.tsx"),
      route("reports/new", "routes/reports/new-report.tsx"),
      route("betalingen", "routes/subscriptions/payments.tsx", { id: "payments-nl" }),
      route("payments", "routes/subscriptions/payments.tsx", { id: "payments-en" }),
      route("pets", "routes/pets/pets.tsx"),
      route("pets/add", "routes/pets/add-pet.tsx"),
      route("pets/edit/:petId", "routes/pets/edit-pet.tsx"),
      route("profile", "routes/profiles/profile.tsx"),
      route("emailservice", "routes/alerts/alerts.tsx"),
      route("favorites", "routes/favorites/favorites.tsx"),
      route("subscriptions", "routes/subscriptions/subscriptions.tsx"),
      route("user-data/download", "routes/privacy/personal-data.tsx"),
      route("profile/edit-experience-education", "routes/profiles/edit-experience.tsx"),
      route("profile/edit-extra-services", "routes/profiles/edit-extras.tsx"),
    ]),
    guard("owner-only", "main", [
      route("oproep/aanmaken", "routes/requests/own-request.tsx", { id: "own-request-nl" }),
      route("request/create", "routes/requests/own-request.tsx", { id: "own-request-en" }),
    ]),

    route("aanmelden", "routes/signup/signup.tsx", { id: "signup-nl" }),
    route("register", "routes/signup/signup.tsx", { id: "signup-register" }),
    route("signup", "routes/signup/signup.tsx", { id: "signup-en" }),

    route("empty", "routes/shell/empty.tsx"),
    // Whatever no address above takes: an animal or a service with a place, or a page of the CMS.
    route(":word/:place", "routes/content/place-page.tsx"),
    ...storedPage(":slug"),
    guard("admin-only", "preview", [route("cms/preview/:locale/:id", "routes/cms/preview.tsx")]),
    route("notfound", "routes/shell/not-found.tsx", { id: "not-found" }),
    route("*", "routes/shell/not-found.tsx", { id: "any-other-path" }),
  ]),

  layout("routes/layouts/back-layout.tsx", [
    guard("login-required", "back", [
      route("intake/:bookingId", "routes/intake-forms/booking-intake.tsx"),
      route("booking/create/:profileId", "routes/booking-plan/plan.tsx", { id: "plan-booking" }),
      route("introduction/create/:profileId", "routes/booking-plan/plan.tsx", {
        id: "plan-introduction",
      }),
      route("booking/:bookingId", "routes/bookings/booking.tsx"),
      route("logbook/:logbookId", "routes/logbooks/logbook.tsx"),
      route("chatRoom/:chatRoomId/pets", "routes/chat/room-pets.tsx"),
    ]),
    route("unsubscribeMail", "routes/notifications/unsubscribe-mail.tsx"),
    route("pauseAlert", "routes/alerts/pause-alert.tsx"),
    route("dev/back-layout", "routes/dev/back-layout.tsx"),
  ]),

  layout("routes/layouts/bare-layout.tsx", [
    guard("login-required", "bare", [
      route("chatRoom/:chatRoomId", "routes/chat/chat-room.tsx"),
      guard("phone-only", "bare", [
        route("profile/editavailability", "routes/profiles/edit-availability.tsx"),
      ]),
      route("redirect/:id", "routes/notifications/open-notification.tsx"),
      route("logbook/:logbookId/report", "routes/logbooks/report.tsx"),
      route("downloadposter", "routes/poster/download-poster.tsx"),
    ]),
    route("report/:token", "routes/logbooks/shared-report.tsx"),
  ]),

  layout("routes/layouts/cms-layout.tsx", [
    guard("admin-only", "cms", [
      route("cms", "routes/cms/cms-home.tsx"),
      route("cms/reports/:id?", "routes/cms/reports.tsx"),
      route("cms/appeals", "routes/cms/appeals.tsx"),
      route("cms/certificates", "routes/cms/certificates.tsx"),
      route("cms/product-reviews", "routes/cms/product-reviews.tsx"),
      ...["pages", "blog", "faq"].flatMap((shelf) => [
        route(`cms/${shelf}`, "routes/cms/texts.tsx", { id: `cms/${shelf}` }),
        route(`cms/${shelf}/:id`, "routes/cms/text.tsx", { id: `cms/${shelf}/:id` }),
      ]),
      route("cms/users", "routes/cms/users.tsx"),
      route("cms/new-user", "routes/cms/new-user.tsx"),
      route("cms/users/:id", "routes/cms/user.tsx"),
      route("cms/payments", "routes/cms/payments.tsx"),
      route("cms/payments/:id", "routes/cms/payment.tsx"),
      route("cms/audit", "routes/cms/audit.tsx"),
      route("cms/messages", "routes/cms/messages.tsx"),
      route("cms/figures", "routes/cms/figures.tsx"),
      route("cms/figures.csv", "routes/cms/figures-file.ts"),
      route("cms/badges", "routes/cms/badges/badges.tsx"),
      route("cms/badges/:id", "routes/cms/badges/badge-holder.tsx"),
      route("cms/mail", "routes/cms/mail/mails.tsx"),
      route("cms/mail/suppressed", "routes/cms/mail/suppressed.tsx"),
      route("cms/mail/:id", "routes/cms/mail/mail.tsx"),
      route("cms/jobs", "routes/cms/jobs/jobs.tsx"),
      route("cms/jobs/:id", "routes/cms/jobs/job.tsx"),
    ]),
  ]),

  layout("routes/layouts/dev-layout.tsx", [route("dev/components", "routes/dev/components.tsx")]),

  route("offline", "routes/shell/offline.tsx"),
] satisfies RouteConfig;
