import { createHmac, timingSafeEqual } from "node:crypto";
import { type NotificationKind, notificationsEndpoints } from "#contract/notifications.ts";
import { urls } from "#contract/urls/urls.ts";

type Which = { email: string; kind?: NotificationKind | undefined };

function sign(appKey: string, { email, kind = undefined }: Which): Buffer {
  const text = `unsubscribe ${kind ?? "all"} ${email.toLowerCase()}`;
  return createHmac("sha256", appKey).update(text).digest();
}

export function isUnsubscribeSignature(appKey: string, which: Which, signature: string): boolean {
  const expected = sign(appKey, which);
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Links = { pageUrl: string; headers: Record<string, string> };

/** The link at the foot of a mail, and the headers that give mail programs a button (RFC 8058). */
export function unsubscribeLinks(appKey: string, appUrl: string, which: Which): Links {
  const { email, kind } = which;
  const link = {
    email,
    s: sign(appKey, which).toString("base64url"),
    ...(kind ? { kind } : {}),
  };
  const { path } = notificationsEndpoints.unsubscribe;
  return {
    pageUrl: appUrl + urls.unsubscribeMail(link),
    headers: {
      "List-Unsubscribe": `<${appUrl}${path}?${new URLSearchParams(link)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
