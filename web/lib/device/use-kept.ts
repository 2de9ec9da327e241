import { useEffect, useRef, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import { useOnline } from "#web/lib/live/online.ts";
import {
  isOpenedFromDevice,
  type KeptPage,
  keepPages,
  keepValue,
  readKeptValue,
} from "./kept-pages.ts";

export type KeptValue<Value> = {
  /** Nothing is kept of a guest. */
  userId: number | undefined;
  key: string;
  /** What is shown now. */
  value: Value;
  /** Shows what was kept if it is the later one, and says so. */
  takeUp: (kept: Value, isFromDevice: boolean) => boolean;
};

/**
 * What was last known of something that a kept page shows is kept beside it, at every change; a page that
 * comes from the device takes it up. Gives whether what is shown is from the device.
 */
export function useKeptValue<Value>(kept: KeptValue<Value>): { isFromDevice: boolean } {
  const { userId, key, value, takeUp } = kept;
  const isOnline = useOnline();
  /** Until it is known what was kept, nothing is kept over it. */
  const [isRead, setRead] = useState(false);
  const [isKeptPage, setKeptPage] = useState(false);
  /** What the page came with, and then what was taken up: anything else has come over the network. */
  const taken = useRef(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a key; later changes only go out.
  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    const isFromDevice = isOpenedFromDevice();
    setKeptPage(isFromDevice);
    async function read(user: number) {
      const found = (await readKeptValue(user, key)) as Value | undefined;
      if (isGone) return;
      if (found !== undefined && takeUp(found, isFromDevice)) taken.current = found;
      setRead(true);
    }
    read(userId).catch((error: unknown) => logError(`${key} not read on this device`, error));
    return () => {
      isGone = true;
    };
  }, [userId, key]);

  useEffect(() => {
    if (!isRead || userId === undefined) return;
    if (value !== taken.current) setKeptPage(false);
    keepValue(userId, key, value).catch((error: unknown) =>
      logError(`${key} not kept on this device`, error),
    );
  }, [isRead, userId, key, value]);

  return { isFromDevice: !isOnline || isKeptPage };
}

export type KeptPages = {
  userId: number | undefined;
  pages: readonly KeptPage[];
  /** What the offline page is to lead to; left out, that page stays as it is. */
  offline?: (() => Promise<string | undefined>) | undefined;
  /** What these pages fetch only when it is needed could not be fetched then. */
  loadParts?: () => Promise<unknown>;
};

/** Which were kept, of whom, since this page was loaded. */
const keptOnce = new Set<string>();

/**
 * When the page has come to rest: once, where what changes is kept beside it (`useKeptValue`); `again`
 * whenever it is opened or put away.
 */
export function useKeptPages(kept: KeptPages, { again = false } = {}): void {
  const { userId, pages, offline, loadParts } = kept;
  const addresses = pages.map(({ at }) => at).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses say which pages these are.
  useEffect(() => {
    if (userId === undefined || isOpenedFromDevice()) return;
    const nameOf = ({ at }: KeptPage) => `${userId} ${at}`;
    const keep = async () => {
      const wanted = again ? pages : pages.filter((page) => !keptOnce.has(nameOf(page)));
      if (wanted.length === 0) return;
      await keepPages(userId, wanted, { offline: await offline?.() });
      for (const page of wanted) keptOnce.add(nameOf(page));
    };
    const tryToKeep = () =>
      keep().catch((error: unknown) => logError("page not kept on this device", error));
    const stop = whenIdle(() => void Promise.resolve(loadParts?.()).then(tryToKeep));
    const onHide = () => again && document.visibilityState === "hidden" && void tryToKeep();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [userId, addresses]);
}
