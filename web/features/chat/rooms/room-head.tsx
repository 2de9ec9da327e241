import { ArrowLeft, Megaphone, PawPrint } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ChatRoom } from "#contract/chat.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { activityOf } from "#web/lib/time/activity.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { otherOf, useRoomName } from "./room-words.ts";

export type RoomHeadProps = {
  room: ChatRoom;
  now: Date;
  /** 1 where the conversation is the page; with a way back. */
  level: 1 | 2;
  menu?: ReactNode;
};

export function RoomHead({ room, now, level, menu }: RoomHeadProps) {
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const name = useRoomName(room);
  const other = otherOf(room);
  const Heading = `h${level}` as const;
  const activity = other?.isOnline ? "online" : activityOf(other?.lastActiveAt, now);
  const facts = [
    activity ? t(`head.${activity}`) : other && !other.isDeleted && t(`head.${other.profileType}`),
    other?.city,
  ].filter(Boolean);
  const page = usePageOfOther(room);
  const face = (
    <>
      <Avatar name={name} picture={other?.picture} />
      <span className="min-w-0">
        <Heading className="truncate text-lg">{name}</Heading>
        {facts.length > 0 && (
          <span className="block truncate text-sm text-ink-soft">{facts.join(" · ")}</span>
        )}
      </span>
    </>
  );
  const faceLook = "flex min-w-0 flex-1 items-center gap-3 text-ink no-underline";
  return (
    <header className="shrink-0 border-b border-line bg-surface px-gutter">
      <div className="flex min-h-18 items-center gap-2 py-2">
        {level === 1 && (
          <Link
            to={urls.chats()}
            aria-label={t("head.back")}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunken md:hidden"
          >
            <ArrowLeft className="size-6" />
          </Link>
        )}
        {page ? (
          <Link to={page} className={faceLook}>
            {face}
          </Link>
        ) : (
          <div className={faceLook}>{face}</div>
        )}
        {menu}
      </div>
      <RoomSubjects room={room} />
    </header>
  );
}

const subjectLook =
  "flex min-h-11 min-w-0 items-center gap-2 text-sm font-semibold text-ink no-underline hover:text-brand-strong [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-brand";

/** Whom it is about, and the request that it began with; each is one press away. */
function RoomSubjects({ room }: { room: ChatRoom }) {
  const { t } = useTranslation("chat");
  const urls = useUrls();
  const owner = room.profiles.find(({ profileType }) => profileType === "pet_owner");
  const { id, pets, requestId, requestTitle } = room;
  const request =
    owner?.citySlug && requestId !== undefined ? urls.request(owner.citySlug, requestId) : null;
  if (pets.length === 0 && !request) return null;
  const names = joinWords(
    pets.map((pet) => pet.name),
    t("head.and"),
  );
  return (
    <ul aria-label={t("head.subjects")} className="-mt-2 flex gap-x-5">
      {pets.length > 0 && (
        <li className="min-w-0">
          <Link to={urls.roomPets(id)} className={subjectLook}>
            <PawPrint />
            <span className="sr-only">{t("head.pets")}</span>
            <span className="truncate">{names}</span>
          </Link>
        </li>
      )}
      {request && (
        <li className="min-w-24 flex-1">
          <Link to={request} className={subjectLook}>
            <Megaphone />
            <span className="sr-only">{t("head.request")}</span>
            <span className="truncate">{requestTitle}</span>
          </Link>
        </li>
      )}
    </ul>
  );
}

/** Where the other side shows themselves: a sitter's page, or an owner's request; if there is one. */
export function usePageOfOther(room: ChatRoom): string | null {
  const urls = useUrls();
  const other = otherOf(room);
  if (!other?.citySlug) return null;
  if (other.profileType === "pet_owner") {
    return other.requestId === undefined ? null : urls.request(other.citySlug, other.requestId);
  }
  return other.id && other.isFindable ? urls.sitter(other.citySlug, other.id) : null;
}
