import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { findCautionsIn } from "#server/domains/safety/cautions/cautions.service.ts";
import { type ImageColumns, presentPrivateImage } from "#server/platform/images/stored-images.ts";
import type { Contact } from "../chat.rules.ts";
import { presentToldPicture, withoutPicture } from "./message-picture.ts";
import type { MessageRow } from "./messages.repository.ts";
import { messageActionsOf } from "./messages.rules.ts";

export type MessageReader = { side: ProfileType; contact: Contact };

/** A message as one of the two sides sees it; the same row reads differently to each. */
export function presentMessage(row: MessageRow, { side, contact }: MessageReader): Message {
  const isOwn = row.sentBy === side;
  const isHidden = row.hiddenAt !== null;
  const text = isHidden ? null : row.text;
  const callsForCare = contact.acceptanceStatus === "pending" && !isOwn && row.sentBy !== null;
  return {
    id: row.id,
    chatRoomId: row.chatRoomId,
    type: row.type,
    sentBy: row.sentBy ?? undefined,
    isOwn,
    message: text ?? undefined,
    image: isHidden ? undefined : (presentMessageImage(row) ?? presentToldPicture(row.params)),
    params: withoutPicture(row.params),
    // Nobody has to read what the product says of their own doing.
    read: row.readAt !== null || row.causedBy === side,
    isHidden,
    isWaiting: row.deliveredAt === null,
    cautions: callsForCare && text ? (row.cautions ?? findCautionsIn(text)) : [],
    allowedActions: messageActionsOf(row, { side, contact }),
    createdAt: toInstant(row.createdAt),
  };
}

function presentMessageImage(row: MessageRow): StoredImage | undefined {
  const image = imageOf(row);
  return image ? presentPrivateImage({ id: row.id, ...image }) : undefined;
}

/** The picture that somebody sent. */
export function imageOf(row: MessageRow): ImageColumns | null {
  const { imageKey, imageWidths, imageWidth, imageHeight, imagePlaceholder } = row;
  if (!imageKey || !imageWidths || imageWidth === null || imageHeight === null) return null;
  return {
    key: imageKey,
    widths: imageWidths,
    width: imageWidth,
    height: imageHeight,
    placeholder: imagePlaceholder ?? "",
  };
}
