import {
  Archive,
  ArchiveRestore,
  Ban,
  EllipsisVertical,
  Flag,
  HandHeart,
  UserRound,
  UserX,
} from "lucide-react";
import type { ChatRoom, RoomAction } from "#contract/chat.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Menu, type MenuAction } from "#web/ui/overlays/menu.tsx";
import { usePageOfOther } from "./room-head.tsx";
import { otherOf, useRoomName } from "./room-words.ts";

export type RoomMenuProps = {
  room: ChatRoom;
  onArchive: () => void;
  onInterest: () => void;
  onDecline: () => void;
  onReport: () => void;
  onBlock: () => void;
};

/** What can be done with a room, as far as the server says that this viewer may. */
export function RoomMenu(props: RoomMenuProps) {
  const { room, onArchive, onInterest, onDecline, onReport, onBlock } = props;
  const { t } = useTranslation("chat");
  const name = useRoomName(room);
  const page = usePageOfOther(room);
  const isSitter = otherOf(room)?.profileType === "pet_sitter";
  const may = (action: RoomAction) => room.allowedActions.includes(action);
  const items: (MenuAction | false)[] = [
    page !== null && {
      id: "page",
      label: t(isSitter ? "menu.sitterPage" : "menu.requestPage"),
      icon: <UserRound />,
      href: page,
    },
    may("indicateInterest") && {
      id: "interest",
      label: t("menu.interest"),
      icon: <HandHeart />,
      onSelect: onInterest,
    },
    may("archive") && {
      id: "archive",
      label: t(room.archived ? "menu.unarchive" : "menu.archive"),
      icon: room.archived ? <ArchiveRestore /> : <Archive />,
      onSelect: onArchive,
    },
    may("decline") && {
      id: "decline",
      label: t("menu.decline"),
      icon: <UserX />,
      onSelect: onDecline,
      apart: true,
    },
    may("report") && {
      id: "report",
      label: t("menu.report", { name }),
      icon: <Flag />,
      onSelect: onReport,
      apart: !may("decline"),
    },
    (may("block") || room.isBlockedByViewer) && {
      id: "block",
      label: t(room.isBlockedByViewer ? "menu.unblock" : "menu.block", { name }),
      icon: <Ban />,
      onSelect: onBlock,
      danger: !room.isBlockedByViewer,
    },
  ];
  const offered = items.filter((item) => item !== false);
  if (offered.length === 0) return null;
  return (
    <Menu
      label={t("head.menu")}
      items={offered}
      trigger={
        <IconButton label={t("head.menu")} icon={<EllipsisVertical />} className="-mr-2.5" />
      }
    />
  );
}
