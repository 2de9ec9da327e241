import type { Translate } from "#web/lib/i18n/text-keys.ts";

/** As the provider names it to people; one that we don't offer ourselves keeps the provider's own word. */
export function methodName(method: string, t: Translate<"subscriptions", "paywall">): string {
  switch (method) {
    case "ideal":
    case "creditcard":
    case "bancontact":
      return t(`paywall:methods.${method}`);
    case "directdebit":
      return t("payments.directdebit");
    default:
      return method;
  }
}
