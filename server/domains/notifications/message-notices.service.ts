import type { PushNotice } from "#contract/notifications.ts";
import en from "#messages/en/message-notices.json" with { type: "json" };
import nl from "#messages/nl/message-notices.json" with { type: "json" };
import { isCareUnderWay } from "#server/domains/bookings/facts/booking-facts.service.ts";
import { findNewMessage, type NewMessage } from "#server/domains/chat/unread.service.ts";
import type { Context } from "#server/platform/context.ts";
import { createTexts } from "#server/platform/texts.ts";
import { previewOf } from "./notifications.rules.ts";
import { findBrowsers, pushTo } from "./notifications.service.ts";

const text = createTexts({ nl, en });

/** What follows from a message: the receiver's browsers are told, open or not. */
export async function tellOfMessage(
  ctx: Context<"jobs">,
  { messageId, receiverUserId }: { messageId: number; receiverUserId?: number },
): Promise<void> {
  if (receiverUserId === undefined) return;
  const browsers = await findBrowsers(ctx, { userId: receiverUserId, kind: "messages" });
  // Most people have none, and then there is no need to look further.
  const message = browsers.ids.length > 0 ? await findNewMessage(ctx.db, messageId) : null;
  if (!message) return;
  const { ids } = browsers;
  // A pet that is ill at two in the morning doesn't wait until seven.
  const isUrgent = browsers.startAfter && (await isCareUnderWay(ctx, message.roomId));
  await pushTo(ctx, {
    browsers: isUrgent ? { ids } : browsers,
    ...{ notice: noticeOfMessage(message), about: { messageId } },
  });
}

/** Who writes, and how it begins; only the browser that it is for can read it. */
function noticeOfMessage(message: NewMessage): PushNotice {
  const { locale, senderName, roomId, path } = message;
  const words = message.text ? previewOf(message.text) : wordless(message);
  const title = text(locale, "push.title", { name: senderName });
  return { title, body: words, path, tag: `room-${roomId}` };
}

function wordless({ locale, type, senderName: name }: NewMessage): string {
  if (type === "IMAGE") return text(locale, "push.image");
  if (type === "DECLINE") return text(locale, "push.decline", { name });
  if (type === "INTERESTED_IN_BOOKING") return text(locale, "push.interested", { name });
  return text(locale, "push.other");
}
