import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";

/** So near to the end counts as being there: what comes in is followed. */
const endPx = 80;
/** So near to either end the next page is fetched. */
const loadPx = 1_200;

/** Where its foot is: above it, a message that was the first of several by somebody may lose some room. */
type Place = { id: string; foot: number };

export type LogScroll = {
  scroller: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  isAtEnd: boolean;
  toEnd: () => void;
};

/**
 * A log stands with its foot on the ground: the scroller's direction is reversed, so it opens at the
 * end before any script runs, and what is loaded above moves nothing. What is added below would push
 * up whoever is reading further back; for that, and where a browser does it otherwise, one message in
 * view is remembered and put back where it was. (`overflow-anchor`, which does this too, is missing in
 * Safari; it is switched off so that nothing is moved twice.)
 */
export function useLogScroll(options: {
  /** Changes whenever what is shown does. */
  shown: unknown;
  /** The message to open at, instead of the end. */
  startAt: string | null;
  onNearStart: () => void;
  onNearEnd: () => void;
  onAtEnd: () => void;
}): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const place = useRef<Place | null>(null);
  const atEnd = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const { shown, startAt } = options;
  const nearStart = useEffectEvent(options.onNearStart);
  const nearEnd = useEffectEvent(options.onNearEnd);
  const reachedEnd = useEffectEvent(options.onAtEnd);

  function look() {
    const log = scroller.current;
    if (!log) return;
    atEnd.current = -log.scrollTop < endPx;
    setAtEnd(atEnd.current);
    place.current = placeInView(log);
    if (log.scrollHeight - log.clientHeight + log.scrollTop < loadPx) nearStart();
    if (-log.scrollTop < loadPx) nearEnd();
    if (atEnd.current) reachedEnd();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the room is opened.
  useLayoutEffect(() => {
    const log = scroller.current;
    const start = startAt && log?.querySelector(`[data-message="${startAt}"]`);
    if (!log || !start) return;
    const top = start.getBoundingClientRect().top - log.getBoundingClientRect().top;
    log.scrollTop += top - log.clientHeight / 4;
    look();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after everything that changes the log.
  useLayoutEffect(() => {
    const log = scroller.current;
    if (!log) return;
    if (atEnd.current) log.scrollTop = 0;
    else putBack(log, place.current);
    look();
  }, [shown]);

  return {
    scroller,
    onScroll: look,
    isAtEnd,
    toEnd() {
      atEnd.current = true;
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      scroller.current?.scrollTo({ top: 0, behavior: still ? "instant" : "smooth" });
    },
  };
}

/** The first message that begins within view. */
function placeInView(log: HTMLElement): Place | null {
  const top = log.getBoundingClientRect().top;
  const messages = log.querySelectorAll<HTMLElement>("[data-message]");
  const found = firstBelow(messages, top);
  const id = found?.dataset.message;
  return found && id ? { id, foot: found.getBoundingClientRect().bottom - top } : null;
}

/** They stand in order, so halving finds it in a few steps; scrolling asks this often. */
function firstBelow(elements: NodeListOf<HTMLElement>, top: number): HTMLElement | undefined {
  let [low, high] = [0, elements.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const isBelow = (elements[middle]?.getBoundingClientRect().top ?? 0) >= top;
    if (isBelow) high = middle;
    else low = middle + 1;
  }
  return elements[low];
}

function putBack(log: HTMLElement, place: Place | null): void {
  const element = place && log.querySelector(`[data-message="${place.id}"]`);
  if (!element) return;
  const foot = element.getBoundingClientRect().bottom - log.getBoundingClientRect().top;
  const moved = foot - place.foot;
  const wanted = log.scrollTop + (Math.abs(moved) >= 1 ? moved : 0);
  // Chromium scrolls on another thread, which counts from the top. That the top moved up is not passed
  // on before the next frame, and a wheel turned until then would throw the reader back by as much as
  // was loaded; what a script sets is passed on at once. Setting what is set already does nothing.
  log.scrollTop = wanted + 1;
  log.scrollTop = wanted;
}
