import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Logbook } from "#contract/logbooks.ts";
import { logError } from "#web/lib/browser/log.ts";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import {
  isOpenedFromDevice,
  keepPages,
  keepValue,
  readKeptValue,
} from "#web/lib/device/kept-pages.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { logbookKey } from "../logbooks-cache.ts";

/**
 * The logbook opens without network: its page is kept by the service worker as it was opened, and what was
 * last known of it here, at every change. A page that comes from the device takes up the latter, so that a
 * visit that was begun since is not begun again. Gives whether it is shown from the device.
 */
export function useKeptLogbook(logbook: Logbook): { isFromDevice: boolean } {
  const queries = useQueryClient();
  const userId = useUser()?.id;
  const isOnline = useOnline();
  const { id } = logbook;
  /** Until it is known what was kept, nothing is kept over it. */
  const [isRead, setRead] = useState(false);
  const [isKeptPage, setKeptPage] = useState(false);
  /** What the page came with, and then what was taken up: anything else has come over the network. */
  const taken = useRef(logbook);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a logbook; later changes only go out.
  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    const isFromDevice = isOpenedFromDevice();
    setKeptPage(isFromDevice);
    async function takeUp(user: number) {
      const kept = (await readKeptValue(user, `logbook-${id}`)) as Logbook | undefined;
      if (isGone) return;
      if (kept && isLater(kept, logbook, isFromDevice)) {
        queries.setQueryData(logbookKey(id), kept);
        taken.current = kept;
      }
      setRead(true);
    }
    takeUp(userId).catch((error: unknown) => logError("logbook not read on this device", error));
    return () => {
      isGone = true;
    };
  }, [userId, id]);

  useEffect(() => {
    if (!isRead || userId === undefined) return;
    if (logbook !== taken.current) setKeptPage(false);
    keepValue(userId, `logbook-${id}`, logbook).catch((error: unknown) =>
      logError("logbook not kept on this device", error),
    );
  }, [isRead, userId, id, logbook]);

  useKeptPage(logbook, userId);
  return { isFromDevice: !isOnline || isKeptPage };
}

/** Of two states of the same second, that of a page from the device is the older one. */
function isLater(kept: Logbook, shown: Logbook, isFromDevice: boolean): boolean {
  if (kept.updatedAt === shown.updatedAt) return isFromDevice;
  return kept.updatedAt > shown.updatedAt;
}

/** The page itself, and how to care for its pets: never the house, its codes and its passwords. */
function useKeptPage({ id, bookingId }: Logbook, userId: number | undefined): void {
  const urls = useUrls();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses follow from the numbers.
  useEffect(() => {
    if (userId === undefined || isOpenedFromDevice()) return;
    const keep = () => {
      const pages = [
        { at: urls.logbook(id), from: urls.logbook(id) },
        ...(bookingId === undefined
          ? []
          : [{ at: urls.intake(bookingId), from: urls.intakeCare(bookingId) }]),
      ];
      keepPages(userId, pages, { offline: urls.offline(id) }).catch((error: unknown) =>
        logError("page not kept on this device", error),
      );
    };
    const stop = whenIdle(() => void loadParts().then(keep));
    const onHide = () => document.visibilityState === "hidden" && keep();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [userId, id, bookingId]);
}

/** What is fetched only when it is needed could not be fetched then. */
async function loadParts(): Promise<void> {
  await Promise.allSettled([
    import("./send-deed.ts"),
    import("./pictures/prepare-pictures.ts").then(({ loadPictureWorker }) => loadPictureWorker()),
  ]);
}
