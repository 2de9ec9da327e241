import type { Notification } from "#contract/notifications.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import { wordsOf } from "../notification-words.ts";
import type { NotificationRow } from "./notifications-list.repository.ts";

export function presentNotification(
  row: NotificationRow,
  { locale, today }: { locale: Locale; today: string },
): Notification {
  const { id, kind, type, path, profileId, profileType, name, face, readAt, createdAt } = row;
  return {
    id,
    kind,
    type,
    ...wordsOf(row, locale, today),
    path,
    ...(name === null ? {} : { name }),
    ...(face === null ? {} : { picture: presentImage(face) }),
    ...(profileId === null ? {} : { profileId }),
    ...(profileType === null ? {} : { profileType }),
    ...(readAt === null ? {} : { readAt: toInstant(readAt) }),
    createdAt: toInstant(createdAt),
  };
}
