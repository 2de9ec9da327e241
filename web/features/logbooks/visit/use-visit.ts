import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { type EditCode, refusedEdit } from "#contract/logbooks/edit-rule.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { isKept } from "#web/lib/device/kept-pages.ts";
import { useKeptPages, useKeptValue } from "#web/lib/device/use-kept.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useOnline } from "#web/lib/live/online.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { logbookKey, useLogbook } from "../logbooks-cache.ts";
import { withArrival } from "../queue/arrivals.ts";
import { isWaiting, type NewDeed, withDeeds } from "../queue/deeds.ts";
import { type LogbookQueue, useLogbookQueue } from "../queue/use-logbook-queue.ts";

/** A logbook that the sitter writes in. */
export type Visit = {
  /** With what still waits on the device. */
  logbook: Logbook;
  /** There is no network: it is as this device last knew it. */
  isFromDevice: boolean;
  queue: LogbookQueue;
  /** Why nothing can be written now; null: go ahead. */
  refusal: EditCode | "cancelled" | "ended" | null;
  /** Writes it on the device, and says so; false when that was impossible, which is said too. */
  act: (deed: NewDeed, said: string) => Promise<boolean>;
  /** Whether something that it shows is still on the device alone. */
  isWaiting: (made: { clientId?: string }) => boolean;
};

export function useVisit(source: Loaded<Logbook>): Visit {
  const { t } = useTranslation("logbook-visit");
  const queries = useQueryClient();
  const fetched = useLogbook(source);
  const queue = useLogbookQueue(fetched.id, (arrival) =>
    queries.setQueryData<Logbook>(
      logbookKey(fetched.id),
      (logbook) => logbook && withArrival(logbook, arrival),
    ),
  );
  const { isFromDevice } = useKeptLogbook(fetched);
  const { waiting } = queue;
  const logbook = useMemo(() => withDeeds(fetched, waiting), [fetched, waiting]);

  const { press } = useAction({
    send: (_call, { deed }: Said) => queue.add(deed),
    onDone: (_, { said }) => announce(said),
    failed: t("failed"),
    about: ({ deed }) => recordedBy(deed),
  });

  return {
    logbook,
    isFromDevice,
    queue,
    refusal: refusalOf(logbook),
    act: (deed, said) => press({ deed, said }),
    isWaiting: (made) => isWaiting(waiting, made),
  };
}

type Said = { deed: NewDeed; said: string };

/** Until it shows, a second press of the same is the same press. */
function recordedBy({ clientId: _id, happenedAt: _at, ...deed }: NewDeed): string {
  return JSON.stringify(deed);
}

function refusalOf({ isCancelled, isHandedOver, isReadOnly, entries }: Logbook): Visit["refusal"] {
  // Doses, and leaving, are told until the animals are home.
  if (isHandedOver) return refusedEdit(entries);
  if (isCancelled) return "cancelled";
  return isReadOnly ? "ended" : refusedEdit(entries);
}

/**
 * The logbook opens without network: its page is kept by the service worker as it was opened, and what was
 * last known of it here, at every change. A page that comes from the device takes up the latter, so that a
 * visit that was begun since is not begun again. Gives whether it is shown from the device.
 */
function useKeptLogbook(logbook: Logbook): { isFromDevice: boolean } {
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
    import("../queue/send-deed.ts"),
    import("../queue/pictures/prepare-pictures.ts").then(({ loadPictureWorker }) =>
      loadPictureWorker(),
    ),
  ]);
}

/** Less than this is nobody's concern: times are shown in minutes. */
const worthSayingMs = 2 * 60_000;

/** How far the server's clock is ahead of the device's: 0 while that is not known, or doesn't matter. */
export function useClockOffset(): number {
  const isOnline = useOnline();
  const [offsetMs, setOffset] = useState(0);
  useEffect(() => {
    if (!isOnline) return;
    const stopped = new AbortController();
    askServerTime(stopped.signal).then(
      (measured) => setOffset(Math.abs(measured) < worthSayingMs ? 0 : measured),
      // Without an answer nothing is known of the clock, which is no reason to say anything.
      () => {},
    );
    return () => stopped.abort();
  }, [isOnline]);
  return offsetMs;
}

/** By the head of an answer; that it is in whole seconds doesn't matter here. */
async function askServerTime(signal: AbortSignal): Promise<number> {
  const asked = Date.now();
  const answer = await fetch("/healthz", { method: "HEAD", cache: "no-store", signal });
  const answered = Date.now();
  const told = Date.parse(answer.headers.get("Date") ?? "");
  if (Number.isNaN(told)) return 0;
  return told - (asked + answered) / 2;
}
