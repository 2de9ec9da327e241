import { useQueryClient } from "@tanstack/react-query";
import type { Logbook } from "#contract/logbooks.ts";
import { isKept } from "#web/lib/device/kept-pages.ts";
import { useKeptPages, useKeptValue } from "#web/lib/device/use-kept.ts";
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
  const { id } = logbook;
  useKeptPage(logbook, userId);
  return useKeptValue({
    userId,
    key: `logbook-${id}`,
    value: logbook,
    takeUp(kept, isFromDevice) {
      if (!isLater(kept, logbook, isFromDevice)) return false;
      queries.setQueryData(logbookKey(id), kept);
      return true;
    },
  });
}

/** Of two states of the same second, that of a page from the device is the older one. */
function isLater(kept: Logbook, shown: Logbook, isFromDevice: boolean): boolean {
  if (kept.updatedAt === shown.updatedAt) return isFromDevice;
  return kept.updatedAt > shown.updatedAt;
}

/** The page itself, and how to care for its pets: never the house, its codes and its passwords. */
function useKeptPage({ id, bookingId }: Logbook, userId: number | undefined): void {
  const urls = useUrls();
  const care =
    bookingId === undefined
      ? []
      : [{ at: urls.intake(bookingId), from: urls.intakeCare(bookingId) }];
  const pages = [{ at: urls.logbook(id), from: urls.logbook(id) }, ...care];
  const offline = async () => urls.offline({ logbook: id, chats: await isKept(urls.chats()) });
  useKeptPages({ userId, pages, offline, loadParts }, { again: true });
}

/** What is fetched only when it is needed could not be fetched then. */
async function loadParts(): Promise<void> {
  await Promise.allSettled([
    import("./send-deed.ts"),
    import("./pictures/prepare-pictures.ts").then(({ loadPictureWorker }) => loadPictureWorker()),
  ]);
}
