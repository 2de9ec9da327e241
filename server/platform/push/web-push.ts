import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { type AddressRules, guardedLookup, refuseAddress } from "../outgoing/public-address.ts";
import { type Push, PushNotSent } from "./push.ts";
import type { VapidKeys } from "./vapid-keys.ts";

export type WebPushParts = {
  keys: VapidKeys;
  /** Whom a push service can turn to: `mailto:` or `https:` (RFC 8292). */
  subject: string;
  rules: AddressRules;
};

const timeoutMs = 10_000;

export function createWebPush({ keys, subject, rules }: WebPushParts): Push {
  return {
    publicKey: keys.publicKey,
    refuse: (endpoint) => refuseAddress(endpoint, rules),
    async send({ endpoint, p256dh, auth }, payload, { ttlSeconds, topic }) {
      if (refuseAddress(endpoint, rules)) return "gone";
      // Loaded with the first message: a start need not wait for it.
      const { default: webPush } = await import("web-push");
      // Signed and encrypted by the library, sent by ourselves: it would call any address.
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        {
          vapidDetails: { subject, ...keys },
          TTL: ttlSeconds,
          ...(topic ? { topic } : {}),
          urgency: "high",
          contentEncoding: "aes128gcm",
        },
      );
      const status = await post(endpoint, headers, body, rules);
      if (status >= 200 && status < 300) return "sent";
      if (status === 404 || status === 410) return "gone";
      throw new PushNotSent(`the push service answered ${status}`, { status });
    },
  };
}

function post(
  endpoint: string,
  headers: Record<string, unknown>,
  body: Buffer | null,
  rules: AddressRules,
): Promise<number> {
  const request = endpoint.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, {
      method: "POST",
      headers: headers as Record<string, string>,
      lookup: guardedLookup(rules),
      timeout: timeoutMs,
    });
    sent.on("response", (response) => {
      // Redirects are not followed: they could lead where the address itself may not.
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("timeout", () => sent.destroy(new PushNotSent("took too long")));
    sent.on("error", (error) =>
      reject(new PushNotSent("the push service did not answer", { cause: error })),
    );
    sent.end(body ?? undefined);
  });
}
