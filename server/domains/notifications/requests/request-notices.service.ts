import type { RequestNotificationType } from "#contract/notifications.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import {
  findRequestFacts,
  type RequestFacts,
} from "#server/domains/requests/request-facts.service.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findReader } from "../notifications.repository.ts";
import { type MailReader, type NotifyContext, notify } from "../notify.service.ts";
import type { RequestMailData } from "./request.emails.tsx";
import type { RequestNoticeParams } from "./request-notice-words.ts";

const requestMail = defineMail<MailReader & RequestMailData>("notifications.request");

export function writeRequestMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  mailer.write(requestMail, async (data) =>
    (await import("./request.emails.tsx")).requestMail({ ...data, appUrl }),
  );
}

type OfRequest = { requestId: number; profileId: number; userId: number };

/** Its last day was yesterday, or passed while the server was down. */
export async function tellRequestExpired(ctx: NotifyContext, request: OfRequest): Promise<void> {
  const { requestId } = request;
  const facts = await findSwitchedOff(ctx, requestId);
  // Who chose other days meanwhile has seen it.
  if (!facts?.lastOn || facts.lastOn >= dayInAmsterdam(ctx.now)) return;
  const { title, lastOn } = facts;
  await tell(ctx, request, {
    ...{ type: "request_expired", title, params: { lastOn } },
    causeKey: `request-expired:${requestId}:${lastOn}`,
  });
}

export async function tellRequestEmptied(
  ctx: NotifyContext,
  request: OfRequest & { emptiedAt: Date },
): Promise<void> {
  const { requestId, emptiedAt } = request;
  const facts = await findSwitchedOff(ctx, requestId);
  if (!facts) return;
  await tell(ctx, request, {
    ...{ type: "request_deactivated", title: facts.title, params: {} },
    causeKey: `request-emptied:${requestId}:${emptiedAt.toISOString()}`,
  });
}

/** Null when there is nothing to tell: it is on again, or gone, or its owner may show nothing at all. */
async function findSwitchedOff(
  { db }: NotifyContext,
  requestId: number,
): Promise<RequestFacts | null> {
  const facts = await findRequestFacts(db, requestId);
  return facts && !facts.isActivated && !facts.isHidden ? facts : null;
}

type Told = {
  type: RequestNotificationType;
  title: string;
  params: RequestNoticeParams;
  causeKey: string;
};

/** In the list, by mail and push, as the question whether it is still needed is. */
async function tell(
  ctx: NotifyContext,
  { requestId, profileId, userId }: OfRequest,
  { type, title, params, causeKey }: Told,
): Promise<void> {
  const reader = await findReader(ctx.db, userId);
  if (!reader) return;
  const path = urlsFor(reader.locale).createRequest();
  await notify(ctx, {
    ...{ userId, profileId, otherProfileId: null, kind: "reminders", type, params, path, causeKey },
    mail: { kind: requestMail, data: { type, params, title, path } },
    push: { tag: `request-${requestId}` },
  });
}
