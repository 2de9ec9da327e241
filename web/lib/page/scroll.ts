import { useEffect, useLayoutEffect, useRef } from "react";
import { type NavigationType, useLocation, useNavigationType } from "react-router";
import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { debounce } from "#web/lib/browser/debounce.ts";

const hashWaitMs = 50;
const hashOffsetPx = 140;
const saveWaitMs = 100;
const storageKey = "scroll-positions";

export type ScrollAim =
  | { to: "top" }
  | { to: "hash"; id: string }
  | { to: "position"; y: number }
  | { to: "nowhere" };

/** Where a page that was just opened should stand. */
export function scrollAim(navigation: {
  type: `${NavigationType}`;
  hash: string;
  /** From the link: a list that only changes its filters stays where it is. */
  keepScroll: boolean;
  /** Where the reader left this entry of the history. */
  saved: number | undefined;
}): ScrollAim {
  if (navigation.type === "POP" && navigation.saved !== undefined) {
    return { to: "position", y: navigation.saved };
  }
  if (navigation.hash.length > 1) return { to: "hash", id: decodeHash(navigation.hash) };
  return navigation.keepScroll ? { to: "nowhere" } : { to: "top" };
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Hand this in as a link's `state` for a page that must not jump to the top. */
export const keepScroll = { keepScroll: true } as const;

/** Once, in the root. */
export function useScrollOnNavigation(): void {
  const location = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);
  /** Which entry of the history is seen. On the way back the address is ahead of it for a moment. */
  const shown = useRef(location.key);

  useEffect(() => {
    const save = () => savePosition(shown.current);
    const saveSoon = debounce(save, saveWaitMs);
    // The browser restores best when the page is loaded anew, and worst when we draw it ourselves.
    const leave = () => {
      saveSoon.cancel();
      save();
      window.history.scrollRestoration = "auto";
    };
    window.history.scrollRestoration = "manual";
    window.addEventListener("scroll", saveSoon, { passive: true });
    // A link followed right after scrolling would be quicker than that.
    window.addEventListener("click", save, { capture: true, passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      saveSoon.cancel();
      window.removeEventListener("scroll", saveSoon);
      window.removeEventListener("click", save, { capture: true });
      window.removeEventListener("pagehide", leave);
    };
  }, []);

  useLayoutEffect(() => {
    const first = isFirst.current;
    isFirst.current = false;
    shown.current = location.key;
    const aim = scrollAim({
      type,
      hash: location.hash,
      keepScroll: location.state?.keepScroll === true,
      saved: first ? undefined : readPositions()[location.key],
    });
    if (aim.to === "hash") return scrollToHashSoon(aim.id);
    if (first || aim.to === "nowhere") return;
    // The stylesheet makes scrolling smooth; a new page has to stand at its place at once.
    window.scrollTo({ top: aim.to === "position" ? aim.y : 0, behavior: "instant" });
  }, [location, type]);
}

function scrollToHashSoon(id: string): () => void {
  const timer = setTimeout(() => {
    const target = document.getElementById(id);
    if (!target) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const top = target.getBoundingClientRect().top + window.scrollY - hashOffsetPx;
    window.scrollTo({ top, behavior: still ? "instant" : "smooth" });
  }, hashWaitMs);
  return () => clearTimeout(timer);
}

function readPositions(): Record<string, number> {
  try {
    const text = browserStorage("session")?.getItem(storageKey);
    return JSON.parse(text ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

function savePosition(key: string): void {
  const positions = { ...readPositions(), [key]: Math.round(window.scrollY) };
  browserStorage("session")?.setItem(storageKey, JSON.stringify(positions));
}
