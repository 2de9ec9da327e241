import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useMemo, useState } from "react";
import type { ChatRoom } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { useOnceThere } from "#web/lib/messages/use-message-queue.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { useNow } from "#web/lib/time/now.ts";
import { cx } from "#web/ui/cx.ts";
import { messagesKey, roomKey } from "./chat-cache.ts";
import { getRoom } from "./chat-calls.ts";
import { Composer } from "./composer/composer.tsx";
import { NextStep } from "./composer/next-step.tsx";
import { gapProblem, Suggestions } from "./composer/suggestions.tsx";
import { pictureIn, useChosenPicture } from "./composer/use-chosen-picture.ts";
import { useDraft } from "./composer/use-draft.ts";
import { useOtherTyping, useSayTyping } from "./composer/use-typing.ts";
import { ComposerNote, obstacleOf, WriteObstacle } from "./composer/write-obstacle.tsx";
import type { Conversation } from "./conversation.ts";
import { useKeptConversation } from "./kept-chats.ts";
import { KeptNote } from "./kept-note.tsx";
import { useCardWords } from "./messages/cards/card-props.ts";
import { messageLine } from "./messages/cards/message-line.ts";
import type { Handlers } from "./messages/day-section.tsx";
import { isSaid } from "./messages/grouping.ts";
import { MessageLog } from "./messages/message-log.tsx";
import { OutgoingMessage } from "./messages/outgoing-message.tsx";
import { useReadMarks } from "./messages/use-read-marks.ts";
import { PushOffer } from "./rooms/push-offer.tsx";
import { RoomDialogs, type RoomQuestion } from "./rooms/room-dialogs.tsx";
import { RoomHead } from "./rooms/room-head.tsx";
import { RoomMenu } from "./rooms/room-menu.tsx";
import { RoomPictures } from "./rooms/room-pictures.tsx";
import { otherOf, ownSideOf, useRoomName } from "./rooms/room-words.ts";
import { useRoomActions } from "./rooms/use-room-actions.ts";
import { useConversation, useLiveRoom, useOutgoing } from "./use-conversation.ts";

export type OpenedRoom = {
  room: Loaded<ChatRoom>;
  conversation: Loaded<Conversation>;
  /** When the page was made. */
  now: string;
};

export type ConversationPaneProps = OpenedRoom & {
  /** 1 where the conversation is the whole page. */
  level: 1 | 2;
};

/** One conversation, whole. Give it the room's id as its key: nothing of one may stay in another. */
export function ConversationPane({ level, ...opened }: ConversationPaneProps) {
  const { t } = useTranslation("chat");
  const now = useNow(opened.now);
  const room = useRoom(opened.room);
  const name = useRoomName(room);
  const side = ownSideOf(room);
  const words = useCardWords({ side, name, today: dayInAmsterdam(now) });
  const queries = useQueryClient();
  const open = useConversation(room.id, opened.conversation);
  const { isFromDevice } = useKeptConversation(room.id, open.conversation);
  const actions = useRoomActions(room, open);
  const [arrived, setArrived] = useState(0);
  const reading = useReadMarks(room, open, arrived > 0);
  const typing = useOtherTyping();
  const draft = useDraft(room.id);
  const picture = useChosenPicture();
  const isOnline = useOnline();
  const [asked, setAsked] = useState<RoomQuestion | null>(null);
  const [openedPicture, setOpenedPicture] = useState<number | null>(null);
  const [hasSent, setHasSent] = useState(false);
  const { queue, state, outgoing, send } = useOutgoing(room.id, open, () => setHasSent(true));
  const [isDropping, setDropping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const live = useLiveRoom({
    roomId: room.id,
    side,
    open,
    onTyping: typing.hear,
    // It also takes the place of what was announced, which must not stay behind.
    onTakenBack: () => announce(t("message.takenBack")),
    onArrival(message) {
      reading.noteArrival(message);
      setArrived((count) => count + 1);
      const text = messageLine(message, words);
      announce(isSaid(message) ? t("log.says", { name, text }) : text);
    },
  });
  const sayTyping = useSayTyping(live.sayTyping);

  const handlers = useMemo<Handlers>(
    () => ({
      onOpenPicture: (message) => setOpenedPicture(message.id),
      onTakeBack: (message) => setAsked({ what: "takeBack", message }),
      onReport: (message) => setAsked({ what: "reportMessage", message }),
      onAnswered: () => queries.invalidateQueries({ queryKey: messagesKey(room.id) }),
    }),
    [queries, room.id],
  );

  const submit = useOnceThere(queue, () => {
    const unfilled = gapProblem(draft.text, t);
    setProblem(unfilled);
    if (unfilled) return;
    send(draft.text.trim(), picture.picture);
    draft.change("");
    picture.clear();
    sayTyping(false);
    reading.clearMark();
  });

  function drop(event: DragEvent) {
    event.preventDefault();
    setDropping(false);
    void picture.choose(pictureIn(event.dataTransfer));
  }

  const { messages } = open.conversation;
  const obstacle = obstacleOf(room);
  const isFirst = outgoing.length === 0 && !open.conversation.hasOlder && !messages.some(isTalk);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a picture; the button beside the field does the same.
    <div
      className={cx("flex min-h-0 min-w-0 flex-1 flex-col bg-page", isDropping && "bg-brand-soft")}
      onDragOver={(event) => {
        if (obstacle || ![...event.dataTransfer.types].includes("Files")) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <RoomHead
        room={room}
        now={now}
        level={level}
        menu={
          <RoomMenu
            room={room}
            onArchive={() => void actions.archive()}
            onInterest={() => void actions.propose(true)}
            onDecline={() => setAsked({ what: "decline" })}
            onReport={() => setAsked({ what: "report" })}
            onBlock={() =>
              room.isBlockedByViewer ? void actions.setBlocked(null) : setAsked({ what: "block" })
            }
          />
        }
      />
      <KeptNote of="room" isShown={isFromDevice} />
      <NextStep room={room} onPropose={actions.propose} />
      <MessageLog
        open={open}
        mark={reading.mark}
        side={side}
        name={name}
        otherId={otherOf(room)?.id}
        citySlug={room.profiles.find(({ isOwn }) => isOwn)?.citySlug}
        now={now}
        isTyping={typing.isTyping}
        arrived={arrived}
        onSeen={() => setArrived(0)}
        handlers={handlers}
        outgoingCount={outgoing.length}
        outgoing={
          queue &&
          outgoing.map((queued) => (
            <OutgoingMessage
              key={queued.clientId}
              queued={queued}
              state={state}
              queue={queue}
              name={name}
              isOnline={isOnline}
            />
          ))
        }
      />
      <PushOffer name={name} hasSent={hasSent} />
      {obstacle ? (
        <WriteObstacle
          room={room}
          obstacle={obstacle}
          onUnblock={() => void actions.setBlocked(null)}
        />
      ) : (
        <>
          {isFirst && draft.text === "" && <Suggestions room={room} onChoose={draft.change} />}
          <Composer
            name={name}
            text={draft.text}
            problem={problem}
            onChange={(text) => {
              setProblem(null);
              draft.change(text);
              sayTyping(text.trim() !== "");
            }}
            picture={picture}
            onSend={submit}
            onBlur={() => sayTyping(false)}
            note={<ComposerNote room={room} onDecline={() => setAsked({ what: "decline" })} />}
          />
        </>
      )}
      <RoomDialogs
        room={room}
        asked={asked}
        actions={actions}
        onAsk={setAsked}
        onClose={() => setAsked(null)}
      />
      <RoomPictures
        messages={messages}
        opened={openedPicture}
        name={name}
        onClose={() => setOpenedPicture(null)}
      />
    </div>
  );
}

function useRoom(source: Loaded<ChatRoom>): ChatRoom {
  const { id } = source.value;
  const query = {
    queryKey: roomKey(id),
    queryFn: () => getRoom(id),
  };
  return useLoadedQuery(query, source).data ?? source.value;
}

/** Whoever plans something together has begun. */
const isTalk = ({ type }: Message) => type !== "WELCOME";
