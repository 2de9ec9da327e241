import { readView } from "#web/features/search/search-view.ts";
import { lateScreen } from "#web/lib/waking/screen-later.tsx";
import { whenWide } from "#web/lib/waking/when-wide.ts";

/** The map needs its script: beside the list where there is room for it, or instead of the list. */
const whenMapShows = () =>
  readView(window.location.search) === "map" ? Promise.resolve() : whenWide();

const loadSitters = () => import("./sitters-screen.tsx").then((screen) => screen.SittersScreen);
const loadRequests = () => import("./requests-screen.tsx").then((screen) => screen.RequestsScreen);

export const sitters = lateScreen({
  onServer: import.meta.env.SSR ? await loadSitters() : null,
  load: loadSitters,
  id: "sitters",
  alsoWhen: whenMapShows,
});

export const requests = lateScreen({
  onServer: import.meta.env.SSR ? await loadRequests() : null,
  load: loadRequests,
  id: "requests",
  alsoWhen: whenMapShows,
});
