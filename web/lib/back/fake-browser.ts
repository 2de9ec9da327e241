import type { BackState, BackWindow } from "./back-steps.ts";

/** A browser's history and the router in it, as far as steps back and forth go; for tests. */
export function createFakeBrowser({ hasOtherSite = true } = {}) {
  const other = "other site";
  let entries: { state: BackState; page: string }[] = [
    ...(hasOtherSite ? [{ state: null, page: other }] : []),
    { state: { idx: 0, key: "first" }, page: "first" },
  ];
  let at = entries.length - 1;
  let asked: number[] = [];
  const early: ((event: Event) => void)[] = [];
  const router = { page: "first", key: "first", navigations: 0 };

  const stateNow = () => entries[at]?.state as NonNullable<BackState>;

  function add(state: BackState, page: string) {
    entries = [...entries.slice(0, at + 1), { state, page }];
    at += 1;
  }

  /** The browser says where it is now; the router listens after whoever listens early. */
  function tell() {
    let isStopped = false;
    const event = Object.assign(new Event("popstate"), {
      stopImmediatePropagation: () => {
        isStopped = true;
      },
    });
    for (const listener of early) listener(event);
    if (isStopped) return;
    Object.assign(router, { page: entries[at]?.page, key: stateNow().key });
    router.navigations += 1;
  }

  /** Steps are taken later than they are asked for, as in a browser; here they all are. */
  function go(by: number) {
    asked.push(by);
    while (asked.length > 0) {
      const to = at + (asked.shift() ?? 0);
      if (!entries[to]) continue;
      at = to;
      if (isGone()) asked = [];
      else tell();
    }
  }

  const isGone = () => entries[at]?.page === other;

  const browser: BackWindow = {
    addEventListener: (_type: string, listener: unknown) => {
      early.push(listener as (event: Event) => void);
    },
    removeEventListener: () => {},
    history: {
      get state() {
        return stateNow();
      },
      go: (by = 0) => void asked.push(by),
      pushState: (state: BackState) => add(state, entries[at]?.page ?? ""),
      replaceState: (state: BackState) => {
        entries[at] = { page: entries[at]?.page ?? "", state };
      },
    },
    navigation: {
      get canGoBack() {
        return at > 0;
      },
    },
  };

  return {
    browser,
    router,
    isGone,
    back: () => go(-1),
    forward: () => go(1),
    push(page: string) {
      add({ idx: (stateNow().idx ?? 0) + 1, key: page }, page);
      Object.assign(router, { page, key: page });
    },
    replace(page: string) {
      entries[at] = { state: { idx: stateNow().idx ?? 0, key: page }, page };
      Object.assign(router, { page, key: page });
    },
    shown: () => ({ page: entries[at]?.page, key: stateNow().key }),
  };
}
