import * as account from "./views/account.ts";
import * as content from "./views/agreements.ts";
import * as bookings from "./views/bookings.ts";
import * as chat from "./views/chat.ts";
import * as logbooks from "./views/logbooks.ts";
import * as pets from "./views/pets.ts";
import * as profiles from "./views/profiles.ts";
import * as requests from "./views/requests.ts";

/** All that domains declare for others to read. Code imports a view from its own file. */
export const views = {
  ...account,
  ...bookings,
  ...chat,
  ...content,
  ...logbooks,
  ...pets,
  ...profiles,
  ...requests,
};
