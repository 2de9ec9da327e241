import {
  type LegalTextId,
  legalTextIds,
  type Operator,
  type WebsitePage,
} from "#contract/content.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { VisitorContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { legalText } from "#server/platform/legal/legal-texts.ts";
import type { Log } from "#server/platform/log.ts";
import { renderSections } from "./markdown.ts";

type RenderedText = Omit<WebsitePage, "operator">;

/** A handful of texts that don't change while the process lives: made once. */
const pages = new Map(
  legalTextIds.flatMap((id) => locales.map((locale) => [keyOf(id, locale), render(id, locale)])),
);

export function getLegalPage(
  { config, locale }: Pick<VisitorContext<"config">, "config" | "locale">,
  { id }: { id: string },
): WebsitePage {
  const page = pages.get(keyOf(id, locale));
  if (!page) throw notFound();
  return { ...page, operator: operatorOf(config) };
}

function keyOf(id: string, locale: Locale): string {
  return `${locale} ${id}`;
}

function render(id: LegalTextId, locale: Locale): RenderedText {
  const { markdown, ...head } = legalText(id, locale);
  return { id, ...head, ...renderSections(markdown) };
}

function operatorOf(config: Config): Operator {
  const { OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_PHONE, OPERATOR_KVK, OPERATOR_VAT } = config;
  return {
    name: config.OPERATOR_NAME,
    website: config.appUrl,
    ...(OPERATOR_ADDRESS ? { address: OPERATOR_ADDRESS } : {}),
    ...(OPERATOR_EMAIL ? { email: OPERATOR_EMAIL } : {}),
    ...(OPERATOR_PHONE ? { phone: OPERATOR_PHONE } : {}),
    ...(OPERATOR_KVK ? { chamberOfCommerceNumber: OPERATOR_KVK } : {}),
    ...(OPERATOR_VAT ? { vatNumber: OPERATOR_VAT } : {}),
  };
}

const lawWants = ["OPERATOR_ADDRESS", "OPERATOR_EMAIL"] as const;

/** A public site has to say who runs it; one that somebody tries out at home does not. */
export function tellWhatIsMissing(parts: { config: Config; log: Pick<Log, "warn"> }): void {
  const { config, log } = parts;
  const missing = lawWants.filter((name) => !config[name]);
  if (!config.isHttps || missing.length === 0) return;
  log.warn({ missing }, "the terms and the privacy statement don't say how to reach who runs this");
}
