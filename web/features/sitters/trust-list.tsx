import { Quote, ShieldCheck, Sprout, Star, Zap } from "lucide-react";
import type { ReactNode } from "react";
import type { Reference } from "#contract/references.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatNumber } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { cx } from "#web/ui/cx.ts";
import { useResponseLine } from "./response-words.ts";

export type TrustListProps = {
  sitter: PublicSitter;
  /** What the writers of their references are to them. */
  relations: readonly Reference["relation"][];
};

/**
 * What speaks for a sitter, always in this order: stars, answers, certificate of conduct, references. A
 * newcomer has no empty stars; what can't be said is left out.
 */
export function TrustList({ sitter, relations }: TrustListProps) {
  return (
    <ul className="mt-5 grid divide-y divide-line rounded-card bg-surface">
      <StarsRow sitter={sitter} />
      <AnswersRow sitter={sitter} />
      <CertificateRow sitter={sitter} />
      <ReferencesRow relations={relations} />
    </ul>
  );
}

type TrustRowProps = { icon: ReactNode; isStar?: boolean; title: ReactNode; text?: ReactNode };

function TrustRow({ icon, isStar = false, title, text }: TrustRowProps) {
  return (
    <li className="flex items-center gap-4 px-4 py-3.5">
      <span
        aria-hidden="true"
        className={cx(
          "grid size-11 shrink-0 place-items-center rounded-field [&>svg]:size-5",
          isStar ? "bg-warn-soft text-star" : "bg-ok-soft text-brand-strong",
        )}
      >
        {icon}
      </span>
      <span className="grid min-w-0">
        <strong className="wrap-anywhere">{title}</strong>
        {text && <span className="text-sm text-ink-soft">{text}</span>}
      </span>
    </li>
  );
}

type OfSitter = { sitter: PublicSitter };

function StarsRow({ sitter: { rating, reviewCount: count, bookingsKept } }: OfSitter) {
  const { t } = useTranslation("sitters");
  if (rating === undefined) {
    return <TrustRow icon={<Sprout />} title={t("trust.new")} text={t("trust.noReviews")} />;
  }
  const title = (
    <a href="#reviews" className="text-ink no-underline hover:underline">
      {t("trust.rating", { stars: formatNumber(rating, 1), count })}
    </a>
  );
  const text = bookingsKept > 0 ? t("trust.bookings", { count: bookingsKept }) : undefined;
  return <TrustRow icon={<Star className="fill-current" />} isStar title={title} text={text} />;
}

function AnswersRow({ sitter: { responseMinutes, responseRate } }: OfSitter) {
  const { t } = useTranslation("sitters");
  const within = useResponseLine(responseMinutes);
  if (responseRate === undefined) return null;
  if (within === null) {
    return <TrustRow icon={<Zap />} title={t("trust.silent")} text={t("trust.silentSince")} />;
  }
  const { kind, tenths } = responseShare(responseRate);
  return (
    <TrustRow icon={<Zap />} title={within} text={t(`trust.share.${kind}`, { count: tenths })} />
  );
}

function CertificateRow({ sitter: { certificateSeenOn } }: OfSitter) {
  const { t } = useTranslation("sitters");
  const locale = useLocale();
  if (certificateSeenOn === undefined) return null;
  const text = t("trust.certificateSeen", { day: formatDate(certificateSeenOn, locale) });
  return <TrustRow icon={<ShieldCheck />} title={t("trust.certificate")} text={text} />;
}

function ReferencesRow({ relations }: Pick<TrustListProps, "relations">) {
  const { t } = useTranslation("sitters");
  if (relations.length === 0) return null;
  const people = [...new Set(relations)].map((relation) => t(`trust.from.${relation}`));
  return (
    <TrustRow
      icon={<Quote />}
      title={t("trust.references", { count: relations.length })}
      text={t("trust.by", { people: joinWords(people, t("and")) })}
    />
  );
}

/** How many of those who write get an answer, from 0 to 1. */
export function responseShare(rate: number): { kind: "all" | "most" | "some"; tenths: number } {
  // Somebody got an answer, and somebody got none, however few.
  const tenths = Math.min(9, Math.max(1, Math.round(rate * 10)));
  if (rate >= 1) return { kind: "all", tenths: 10 };
  return { kind: rate >= 0.9 ? "most" : "some", tenths };
}
