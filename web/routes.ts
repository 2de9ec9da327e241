import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the product, by hand: the Dutch path and its aliases side by side. */
export default [
  layout("routes/layouts/main-layout.tsx", [
    index("routes/home/home.tsx"),

    route("inloggen", "routes/account/login.tsx", { id: "login-nl" }),
    route("login", "routes/account/login.tsx", { id: "login-en" }),
    route("login-token", "routes/account/login-token.tsx"),
    route("resetPassword", "routes/account/reset-password.tsx"),
    route("changePassword", "routes/account/change-password.tsx"),
    route("confirmAccount/:token", "routes/account/confirm-account.tsx"),
    route("settings", "routes/settings/settings.tsx"),

    // Parts of the product that the bars already lead to and that open later.
    route("aanmelden", "routes/shell/not-open-yet.tsx", { id: "signup-nl" }),
    route("register", "routes/shell/not-open-yet.tsx", { id: "signup-register" }),
    route("signup", "routes/shell/not-open-yet.tsx", { id: "signup-en" }),
    route("zoeken/:query?/:postalCode?", "routes/shell/not-open-yet.tsx", { id: "search-nl" }),
    route("search/:query?/:postalCode?", "routes/shell/not-open-yet.tsx", { id: "search-en" }),
    route("oppaswerk/:query?/:postalCode?", "routes/shell/not-open-yet.tsx", { id: "work-nl" }),
    route("sitterwork/:query?/:postalCode?", "routes/shell/not-open-yet.tsx", { id: "work-en" }),
    route("hoe-werkt-het", "routes/shell/not-open-yet.tsx", { id: "how-it-works" }),
    route("chats/:chatRoomId?", "routes/shell/not-open-yet.tsx", { id: "chats" }),
    route("bookings/:bookingId?/:view?", "routes/shell/not-open-yet.tsx", { id: "bookings" }),
    route("logbooks/:logbookId?", "routes/shell/not-open-yet.tsx", { id: "logbooks" }),
    route("profile", "routes/shell/not-open-yet.tsx", { id: "profile" }),

    route("empty", "routes/shell/empty.tsx"),
    route("notfound", "routes/shell/not-found.tsx", { id: "not-found" }),
    route("*", "routes/shell/not-found.tsx", { id: "any-other-path" }),
  ]),

  layout("routes/layouts/back-layout.tsx", [
    route("dev/back-layout", "routes/dev/back-layout.tsx"),
  ]),

  layout("routes/layouts/dev-layout.tsx", [route("dev/components", "routes/dev/components.tsx")]),

  route("offline", "routes/shell/offline.tsx"),
] satisfies RouteConfig;
