/**
 * Back closes what lies on top before it leaves the page.
 *
 * When something opens, the page's entry in the browser's history is doubled. The lower one is marked as
 * passed; the page lives on in the upper one. A step back reaches the lower one, which means: close what is
 * open, and stay there. When it was closed in another way, nothing is done to the history, where a page that
 * is on its way could be met: the marked entry is passed over when somebody comes to it, in the direction
 * they go in. Whatever is pushed or put in place from within what is open thus has the page, or the one
 * before it, right behind itself.
 *
 * The router sees none of this: both entries have its own state, and it does not hear of steps between them.
 */
export type BackState = {
  /** The router's. */
  idx?: number | null;
  key?: string;
  /** Nobody stops here. */
  isPassed?: boolean;
  /** How many entries of the same page lie right below this one. */
  above?: number;
} | null;

/** What is used of the browser. */
export type BackWindow = Pick<Window, "addEventListener" | "removeEventListener"> & {
  history: Pick<History, "go" | "pushState" | "replaceState" | "state">;
  /** Missing in browsers of before 2026. */
  navigation?: { canGoBack: boolean };
};

export type BackSteps = ReturnType<typeof createBackSteps>;

export function createBackSteps(browser: BackWindow) {
  const { history } = browser;
  /** From the lowest to the one on top. */
  const open: { close: () => void }[] = [];
  let last = stateNow();
  /** Which way somebody goes who is being taken past marked entries. */
  let direction: -1 | 0 | 1 = 0;

  function stateNow(): BackState {
    return history.state as BackState;
  }

  function mark(isPassed: boolean) {
    history.replaceState({ ...stateNow(), isPassed }, "");
    last = stateNow();
  }

  /** Below each that is open there has to be an entry to go back to. */
  function prepare() {
    for (let above = aboveOf(stateNow()); above < open.length; above += 1) {
      mark(true);
      history.pushState({ ...stateNow(), isPassed: false, above: above + 1 }, "");
    }
    look();
  }

  function look() {
    last = stateNow();
    direction = 0;
  }

  function closeDownTo(count: number) {
    for (const each of open.splice(count).toReversed()) each.close();
  }

  function onPop(event: Event) {
    const [from, to] = [last, stateNow()];
    const isSamePage = from?.key === to?.key;
    last = to;
    if (!to?.isPassed) {
      const isTaken = direction !== 0;
      direction = 0;
      const [wasAbove, above] = [aboveOf(from), aboveOf(to)];
      if (isTaken || !isSamePage || wasAbove === above) return;
      event.stopImmediatePropagation();
      // Forwards to where something was open: it is not opened again, and there is nothing else there.
      if (above > wasAbove) history.go(-1);
      return;
    }
    if (direction !== 1 && isSamePage && open.length > aboveOf(to)) {
      event.stopImmediatePropagation();
      direction = 0;
      mark(false);
      closeDownTo(aboveOf(to));
      return;
    }
    direction ||= (to.idx ?? 0) > (from?.idx ?? 0) ? 1 : -1;
    if (direction === -1 && to.idx === 0 && !browser.navigation?.canGoBack) {
      // As far as is known, nothing lies before it: it is a page like any other.
      direction = 0;
      mark(false);
      if (isSamePage) event.stopImmediatePropagation();
      return;
    }
    event.stopImmediatePropagation();
    history.go(direction);
  }

  return {
    /** Gives how to end it: it was closed in another way. */
    add(close: () => void): () => void {
      const item = { close };
      open.push(item);
      return () => {
        const at = open.indexOf(item);
        if (at >= 0) open.splice(at, 1);
      };
    },
    prepare,
    /** Another page has come, by the router. */
    look,
    listen(): () => void {
      // Before the router, which listens at the same place.
      browser.addEventListener("popstate", onPop, { capture: true });
      return () => browser.removeEventListener("popstate", onPop, { capture: true });
    },
  };
}

const aboveOf = (state: BackState) => state?.above ?? 0;
