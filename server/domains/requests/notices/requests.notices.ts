import * as z from "zod";
import type { RequestNotificationType } from "#contract/notifications.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import en from "#messages/en/request-notices.json" with { type: "json" };
import nl from "#messages/nl/request-notices.json" with { type: "json" };
import { findReader, type NotifyContext, notify } from "#server/domains/notify/notify.service.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type {
  MailReader,
  NoticeTable,
  NoticeWords,
  StoredNotice,
} from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords } from "#server/platform/words/in-words.ts";
import { requestEmptied, requestExpired } from "../requests.events.ts";
import { findRequestById, type RequestRow } from "../requests.repository.ts";

const text = createTexts({ nl, en });

/** What is stored of a request for the words about it. */
const requestNoticeParams = z.object({
  /** Its last day, which is over. */
  lastOn: z.iso.date().optional(),
});
export type RequestNoticeParams = z.infer<typeof requestNoticeParams>;

/** Why sitters see a request no more, and what its owner can do. */
export function requestWordsOf(
  { type, params }: Omit<StoredNotice<RequestNotificationType>, "name">,
  locale: Locale,
  today: string,
): NoticeWords {
  const { lastOn } = requestNoticeParams.parse(params);
  const day = lastOn ? dayInWords(lastOn, locale, today) : "";
  return { title: text(locale, `${type}.title`), text: text(locale, `${type}.text`, { day }) };
}

export type RequestMailData = {
  type: RequestNotificationType;
  params: RequestNoticeParams;
  /** The request's own. */
  title: string;
  path: string;
};

/** As the question whether it is still needed is: a reminder. */
export const requestNotices = {
  entries: {
    request_expired: { kind: "reminders", isMailed: true },
    request_deactivated: { kind: "reminders", isMailed: true },
  },
  words: requestWordsOf,
  mail: defineMail<MailReader & RequestMailData>("notifications.request"),
} satisfies NoticeTable<RequestNotificationType, RequestMailData>;

export function subscribeRequestNotices({ on }: DomainEntries<object>): void {
  on(requestExpired, "notifications.tell-request-expired", notifyRequestExpired);
  on(requestEmptied, "notifications.tell-request-emptied", notifyRequestEmptied);
}

type OfRequest = { requestId: number; profileId: number; userId: number };

/** Its last day was yesterday, or passed while the server was down. */
async function notifyRequestExpired(ctx: NotifyContext, request: OfRequest): Promise<void> {
  const { requestId } = request;
  const facts = await findSwitchedOff(ctx, requestId);
  // Who chose other days meanwhile has seen it.
  if (!facts?.lastOn || facts.lastOn >= dayInAmsterdam(ctx.now)) return;
  const { title, lastOn } = facts;
  const causeKey = `request-expired:${requestId}:${lastOn}`;
  const params = { lastOn };
  await notifyOwner(ctx, request, { type: "request_expired", title, params, causeKey });
}

async function notifyRequestEmptied(
  ctx: NotifyContext,
  request: OfRequest & { emptiedAt: Date },
): Promise<void> {
  const { requestId, emptiedAt } = request;
  const facts = await findSwitchedOff(ctx, requestId);
  if (!facts) return;
  const { title } = facts;
  const causeKey = `request-emptied:${requestId}:${emptiedAt.toISOString()}`;
  await notifyOwner(ctx, request, { type: "request_deactivated", title, params: {}, causeKey });
}

/** Null when there is nothing to tell: it is on again, or gone, or its owner may show nothing at all. */
async function findSwitchedOff(
  { db }: NotifyContext,
  requestId: number,
): Promise<RequestRow | null> {
  const request = await findRequestById(db, requestId);
  return request && !request.isActivated && !request.isHidden ? request : null;
}

type RequestNotice = Omit<RequestMailData, "path"> & { causeKey: string };

async function notifyOwner(
  ctx: NotifyContext,
  { requestId, profileId, userId }: OfRequest,
  { type, title, params, causeKey }: RequestNotice,
): Promise<void> {
  const reader = await findReader(ctx, userId);
  if (!reader) return;
  const path = urlsFor(reader.locale).createRequest();
  await notify(ctx, {
    table: requestNotices,
    type,
    userId,
    profileId,
    otherProfileId: null,
    params,
    path,
    causeKey,
    mail: { type, params, title, path },
    push: { tag: `request-${requestId}` },
  });
}
