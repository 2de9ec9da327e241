import {
  type LegalTextId,
  legalTextIds,
  type Operator,
  type WebsitePage,
} from "#contract/content.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { VisitorContext } from "#server/platform/context.ts";
import { legalText } from "#server/platform/legal/legal-texts.ts";
import type { Log } from "#server/platform/log.ts";
import { renderSections } from "./markdown.ts";

type LegalPage = Omit<WebsitePage, "operator">;

/** As the repository has them: what people read where none are stored. Made once. */
const pages = new Map(
  legalTextIds.flatMap((id) => locales.map((locale) => [keyOf(id, locale), render(id, locale)])),
);

/** Null when the name is none of theirs. */
export function findFirstLegalPage(
  { locale }: Pick<VisitorContext, "locale">,
  { id }: { id: string },
): LegalPage | null {
  return pages.get(keyOf(id, locale)) ?? null;
}

function keyOf(id: string, locale: Locale): string {
  return `${locale} ${id}`;
}

function render(id: LegalTextId, locale: Locale): LegalPage {
  const { markdown, ...head } = legalText(id, locale);
  return { id, kind: "legal", related: [], ...head, ...renderSections(markdown) };
}

export function operatorOf(config: Config): Operator {
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
