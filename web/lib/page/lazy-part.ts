import { type ComponentType, type LazyExoticComponent, lazy } from "react";

// biome-ignore lint/suspicious/noExplicitAny: React's own word for a component of whatever properties.
type AnyComponent = ComponentType<any>;

/**
 * A part of a page that comes when it is wanted:
 *
 *     const Sheet = lazyPart(async () => (await import("./sheet.tsx")).Sheet);
 *
 * Where its script can't be had, because the network is gone, it goes on waiting: React's own `lazy`
 * would give up, and the whole page with it.
 */
export function lazyPart<Part extends AnyComponent>(
  load: () => Promise<Part>,
): LazyExoticComponent<Part> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}

const firstWaitMs = 1_000;
/** About a minute on a network that says it is there; a script that is not on the server any more is an error. */
const mostTries = 6;

/** Asks again after a while, or as soon as there is a network again. */
export async function untilLoaded<Loaded>(
  load: () => Promise<Loaded>,
  wait: (ms: number) => Promise<void> = waitForNetwork,
): Promise<Loaded> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR || tries >= mostTries) throw error;
      await wait(firstWaitMs * 2 ** tries);
    }
  }
}

/** Without a network no time is long enough. */
function waitForNetwork(ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, ms);
    else addEventListener("online", () => resolve(), { once: true });
  });
}
