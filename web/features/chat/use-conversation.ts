import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState } from "react";
import type { Message } from "#contract/messages.ts";
import { logError } from "#web/lib/browser/log.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { messagesKey } from "./chat-cache.ts";
import {
  type Conversation,
  fromNewest,
  hasHole,
  inParts,
  type Page,
  pageLength,
  refreshed,
  windowMaxLength,
  withAllRead,
  withChanges,
  withMessage,
  withNewer,
  withOlder,
  withReadUntil,
} from "./conversation.ts";

const loadCalls = () => import("./chat-calls.ts");
const missedPageLength = 100;

/** Once what was changed is drawn; the timer lets the query client, which waits for one, go first. */
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The messages of a room, from the page that the loader brought on; see conversation.ts. */
export function useConversation(roomId: number, source: Loaded<Conversation>) {
  const queries = useQueryClient();
  const queryKey = messagesKey(roomId);
  const busy = useRef(false);
  const [failed, setFailed] = useState(false);

  const kept = () => queries.getQueryData<Conversation>(queryKey);
  const change = (next: (conversation: Conversation) => Conversation) =>
    queries.setQueryData<Conversation>(queryKey, (before) => next(before ?? source.value));

  /** Everything since the last one that is here; a hole too large to fill begins anew. */
  async function catchUp(): Promise<Conversation> {
    const { listMessages } = await loadCalls();
    let after = kept()?.messages.at(-1)?.id;
    const newest = await listMessages(roomId, { limit: pageLength });
    if (kept()?.hasNewer || !hasHole(after, newest))
      return refreshed(kept() ?? source.value, newest);
    for (let loaded = 0; loaded < windowMaxLength; loaded += missedPageLength) {
      const missed = await listMessages(roomId, { after, limit: missedPageLength });
      change((conversation) => withNewer(conversation, missed));
      if (!missed.hasMore) return refreshed(kept() ?? source.value, newest);
      after = missed.data.at(-1)?.id;
    }
    return fromNewest(newest);
  }

  const { data = source.value } = useQuery({
    queryKey,
    queryFn: catchUp,
    initialData: () => source.value,
    // It compares by position: one message in front, and each of them would be another object, to be
    // drawn again. What did not change is kept by conversation.ts.
    structuralSharing: false,
  });

  // Before painting: what the page came with may be newer than what was kept of an earlier visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that comes; the rest is new on every render.
  useLayoutEffect(() => {
    const { messages, hasOlder, hasNewer } = source.value;
    const page = { data: messages.toReversed(), hasMore: hasOlder };
    change((before) =>
      before === source.value || hasNewer || before.hasNewer
        ? source.value
        : refreshed(before, page),
    );
  }, [source]);

  /** One page at a time, whichever end was reached. */
  async function load(action: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setFailed(false);
    try {
      await action(await loadCalls());
    } catch (error) {
      logError("messages not loaded", error);
      setFailed(true);
    } finally {
      busy.current = false;
    }
  }

  /** Drawn at once, a page would hold up the scrolling that asked for it. */
  async function addBitByBit(page: Page, end: "older" | "newer") {
    const add = end === "older" ? withOlder : withNewer;
    const outermost = () => kept()?.messages.at(end === "older" ? 0 : -1)?.id;
    let last = outermost();
    for (const [index, part] of inParts(page).entries()) {
      if (index > 0) await nextFrame();
      // Begun anew meanwhile: the rest would no longer join.
      if (outermost() !== last) return;
      change((conversation) => add(conversation, part));
      last = part.data.at(-1)?.id;
    }
  }

  return {
    conversation: data,
    failed,
    loadOlder: () =>
      load(async ({ listMessages }) => {
        const before = kept()?.messages[0]?.id;
        if (before === undefined || !kept()?.hasOlder) return;
        const page = await listMessages(roomId, { before, limit: pageLength });
        await addBitByBit(page, "older");
      }),
    loadNewer: () =>
      load(async ({ listMessages }) => {
        const after = kept()?.messages.at(-1)?.id;
        if (after === undefined || !kept()?.hasNewer) return;
        const page = await listMessages(roomId, { after, limit: pageLength });
        await addBitByBit(page, "newer");
      }),
    loadLatest: () =>
      load(async ({ listMessages }) => {
        const page = await listMessages(roomId, { limit: pageLength });
        change(() => fromNewest(page));
      }),
    refetch: () => void queries.invalidateQueries({ queryKey }),
    has: (messageId: number) => kept()?.messages.some(({ id }) => id === messageId) ?? false,
    add: (message: Message) => change((before) => withMessage(before, message)),
    replace: (message: Message) => change((before) => withChanges(before, [message])),
    readUntil: (id: number) => change((before) => withReadUntil(before, id)),
    allRead: () => change(withAllRead),
  };
}

export type OpenConversation = ReturnType<typeof useConversation>;
