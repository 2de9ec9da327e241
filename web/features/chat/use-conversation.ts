import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { logError } from "#web/lib/browser/log.ts";
import { pictureBlob } from "#web/lib/browser/picture.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { chatChannel } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { notArrived } from "#web/lib/messages/queued-messages.ts";
import { useMessageQueue } from "#web/lib/messages/use-message-queue.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { messagesKey, roomKey } from "./chat-cache.ts";
import { listMessages } from "./chat-calls.ts";
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
import { isSaid } from "./messages/grouping.ts";

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
  async function load(action: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setFailed(false);
    try {
      await action();
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
      load(async () => {
        const before = kept()?.messages[0]?.id;
        if (before === undefined || !kept()?.hasOlder) return;
        const page = await listMessages(roomId, { before, limit: pageLength });
        await addBitByBit(page, "older");
      }),
    loadNewer: () =>
      load(async () => {
        const after = kept()?.messages.at(-1)?.id;
        if (after === undefined || !kept()?.hasNewer) return;
        const page = await listMessages(roomId, { after, limit: pageLength });
        await addBitByBit(page, "newer");
      }),
    loadLatest: () =>
      load(async () => {
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

/** What is written here: at once into the queue, and among the messages once the server has it. */
export function useOutgoing(roomId: number, open: OpenConversation, onSent: () => void) {
  const { queue, state } = useMessageQueue();
  const { messages, hasNewer } = open.conversation;

  const sent = useEffectEvent((message: Message) => {
    if (message.chatRoomId !== roomId) return;
    open.add(message);
    onSent();
  });
  const refused = useEffectEvent(() => open.refetch());
  useEffect(() => {
    if (!queue) return;
    const ends = [queue.onSent((message) => sent(message)), queue.onRefused(() => refused())];
    return () => {
      for (const end of ends) end();
    };
  }, [queue]);

  const outgoing = useMemo(() => {
    const ofRoom = state.queue.filter(({ chatRoomId }) => chatRoomId === roomId);
    return notArrived(ofRoom, messages);
  }, [state, messages, roomId]);

  /** The picture as a data URL. */
  function send(text: string, picture: string | null) {
    const afterId = messages.at(-1)?.id ?? 0;
    queue?.add(
      { chatRoomId: roomId, afterId, ...(text ? { message: text } : {}) },
      picture === null ? undefined : pictureBlob(picture),
    );
    if (hasNewer) void open.loadLatest();
  }
  return { queue, state, outgoing, send };
}

export type LiveRoom = {
  roomId: number;
  side: ProfileType;
  open: OpenConversation;
  onArrival: (message: Message) => void;
  onTakenBack: () => void;
  onTyping: (isTyping: boolean) => void;
};

/** Everything that happens in an open room, as it happens; and what was missed, after a break. */
export function useLiveRoom(room: LiveRoom) {
  const { roomId, side, open, onArrival, onTakenBack, onTyping } = room;
  const queries = useQueryClient();
  const say = useChannel(
    chatChannel,
    { roomId },
    {
      "message.sent": ({ message }) => {
        const isNews = !open.has(message.id);
        open.add(message);
        // With several servers it may be said twice; and of what the reader did, the product tells the other.
        if (message.isOwn || !isNews || (!isSaid(message) && message.read)) return;
        onTyping(false);
        onArrival(message);
      },
      "message.deleted": ({ message }) => {
        open.replace(message);
        if (!message.isOwn) onTakenBack();
      },
      "message.read": ({ readBy, readUntil }) =>
        readBy === side ? open.allRead() : open.readUntil(readUntil),
      "chat.acceptance_status": () => {
        // What may be done with messages, and what is to be minded in them, hangs on it too.
        open.refetch();
        void queries.invalidateQueries({ queryKey: roomKey(roomId) });
      },
      typing: ({ isTyping }) => onTyping(isTyping),
      onReady: useCatchUp(messagesKey(roomId)),
    },
  );
  return { sayTyping: (isTyping: boolean) => say("typing", { isTyping }) };
}
