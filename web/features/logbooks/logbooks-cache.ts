import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { logbookChannel, logbookUpdates } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { useUser } from "#web/lib/session/user.ts";
import { getLogbook, type ImagesPage } from "./logbook-calls.ts";

/** What the browser keeps of logbooks, by the names of its queries. */
export const listKey = ["logbooks"] as const;
const partsKey = (id: number) => ["logbook", id] as const;
/** As it is told over its channel: the latest visits. */
export const logbookKey = (id: number) => [...partsKey(id), "latest"] as const;
export const dayKey = (id: number, date: string) => [...partsKey(id), "day", date] as const;
/** Pages of earlier visits, from the day that the latest ones end at. */
export const earlierKey = (id: number, before: string) =>
  [...partsKey(id), "earlier", before] as const;
export const imagesKey = (id: number) => [...partsKey(id), "images"] as const;

/** A logbook has changed: it is that one now, and the list is asked for again. */
export function cacheLogbook(queries: QueryClient, logbook: Logbook): void {
  queries.setQueryData<Logbook>(logbookKey(logbook.id), logbook);
  void queries.invalidateQueries({ queryKey: dayKeys(logbook.id) });
  void queries.invalidateQueries({ queryKey: listKey });
}

const dayKeys = (id: number) => [...partsKey(id), "day"];

/** One picture has changed, wherever it is shown. */
export function cacheImage(
  queries: QueryClient,
  logbookId: number,
  imageId: number,
  change: (image: LogbookImage) => LogbookImage,
): void {
  const changed = (images: LogbookImage[]) =>
    images.map((image) => (image.id === imageId ? change(image) : image));
  const inLogbook = (logbook: Logbook): Logbook => ({
    ...logbook,
    latestImages: changed(logbook.latestImages),
    entries: logbook.entries.map((entry) => ({
      ...entry,
      images: changed(entry.images),
      activities: entry.activities.map((activity) => ({
        ...activity,
        images: changed(activity.images),
      })),
    })),
  });
  for (const queryKey of [logbookKey(logbookId), dayKeys(logbookId)]) {
    queries.setQueriesData<Logbook>({ queryKey }, (logbook) => logbook && inLogbook(logbook));
  }
  queries.setQueriesData<InfiniteData<Logbook>>(
    { queryKey: [...partsKey(logbookId), "earlier"] },
    (all) => all && { ...all, pages: all.pages.map(inLogbook) },
  );
  queries.setQueryData<InfiniteData<ImagesPage>>(
    imagesKey(logbookId),
    (all) =>
      all && { ...all, pages: all.pages.map((page) => ({ ...page, data: changed(page.data) })) },
  );
}

/** A logbook as it is now, and as it becomes: what the other side does is heard over its channel. */
export function useLogbook(source: Loaded<Logbook>): Logbook {
  const queries = useQueryClient();
  const { id, side } = source.value;
  const query = {
    queryKey: logbookKey(id),
    queryFn: () => getLogbook(id),
  };
  useChannel(
    logbookChannel,
    { profileType: side, id },
    {
      "logbook.updated": async ({ logbook }) => {
        // Another row or button would come under the finger.
        await afterPress();
        cacheLogbook(queries, logbook);
      },
      onReady: useCatchUp(partsKey(id)),
    },
  );
  return useLoadedQuery(query, source).data ?? source.value;
}

/** Lists change by what the other side does, in other tabs, and by the clock. */
export function useLogbooksUpdates(): void {
  const queries = useQueryClient();
  const user = useUser();
  useChannel(logbookUpdates, user && { userId: user.id }, {
    "logbook-updates": async () => {
      await afterPress();
      void queries.invalidateQueries({ queryKey: listKey });
    },
    onReady: useCatchUp(listKey),
  });
}
