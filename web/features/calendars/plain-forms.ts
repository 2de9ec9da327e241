/** The forms about calendars that work without script: what the page's action reads, and begins with. */
export const calendarFeedForms = { renew: "renewCalendarFeed", revoke: "revokeCalendarFeed" };

export const addCalendarForm = { name: "addCalendar", initial: { url: "" } };
export const removeCalendarForm = { name: "removeCalendar", initial: { url: "" } };
