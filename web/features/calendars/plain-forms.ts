import type { Urls } from "#contract/urls/urls.ts";
import { act, type Texts } from "#web/lib/forms/act.ts";

const feedFailed = (texts: Texts) => texts("calendars")("feed.failed");
const goOnAt = (urls: Urls) => urls.settings();

export const renewFeedForm = act({
  name: "renewCalendarFeed",
  initial: {},
  failed: feedFailed,
  send: (call) => call("calendars.renewFeed", {}),
  goOnAt,
});
export const revokeFeedForm = act({
  name: "revokeCalendarFeed",
  initial: {},
  failed: feedFailed,
  send: (call) => call("calendars.revokeFeed", {}),
  goOnAt,
});
export const addCalendarForm = act({
  name: "addCalendar",
  initial: { url: "" },
  failed: (texts) => texts("calendars")("own.addFailed"),
  send: (call, body) => call("calendars.addCalendar", { body }),
  goOnAt,
});
export const removeCalendarForm = act({
  name: "removeCalendar",
  initial: { url: "" },
  failed: (texts) => texts("calendars")("own.failed"),
  send: (call, body) => call("calendars.removeCalendar", { body }),
  goOnAt,
});
