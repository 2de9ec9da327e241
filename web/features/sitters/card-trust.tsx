import { BriefcaseBusiness, Quote, Star, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { SitterCard } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { activityOn } from "#web/lib/time/activity.ts";
import { StageTag } from "#web/ui/pictures/stage-mark.tsx";
import { useResponseLine } from "./response-words.ts";

/**
 * What a card tells of trust: the stars, or that somebody is new, whether it is their work and when they
 * were here; and two lines at most below that.
 */
export function CardTrust({ sitter }: { sitter: SitterCard }) {
  const { t } = useTranslation("sitters");
  const within = useResponseLine(sitter.responseMinutes);
  const { referenceCount: count } = sitter;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <CardStars sitter={sitter} />
        <CardStage sitter={sitter} />
        <CardProfessional sitter={sitter} />
        <CardActivity sitter={sitter} />
      </p>
      {within && <TrustLine icon={<Zap />}>{within}</TrustLine>}
      {count > 0 && <TrustLine icon={<Quote />}>{t("trust.references", { count })}</TrustLine>}
    </>
  );
}

function CardStars({ sitter: { rating, reviewCount } }: { sitter: SitterCard }) {
  const { t } = useTranslation("sitters");
  if (rating === undefined) {
    // As a Tag looks, which would bring a script to pages that have no other.
    return (
      <span className="rounded-full bg-sunken px-2.5 py-1 text-xs font-semibold">
        {t("trust.new")}
      </span>
    );
  }
  const stars = formatNumber(rating, 1);
  return (
    <span className="tabular inline-flex items-center gap-1.5">
      <Star className="size-4 fill-current text-star" />
      <span className="sr-only">{t("card.rating", { stars, count: reviewCount })}</span>
      <span aria-hidden="true">
        <strong>{stars}</strong> <span className="text-ink-soft">({reviewCount})</span>
      </span>
    </span>
  );
}

/** It says something beside what others say: of who is new, that is told and no more. */
function CardStage({ sitter: { stage, rating } }: { sitter: SitterCard }) {
  const { t } = useTranslation("sitters");
  if (!stage || rating === undefined) return null;
  return <StageTag stage={stage} label={t(`stage.${stage}`)} />;
}

function CardProfessional({ sitter: { professionalTypes } }: { sitter: SitterCard }) {
  const { t } = useTranslation("sitters");
  if (professionalTypes.length === 0) return null;
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-ok-soft px-2.5 py-1 text-xs font-semibold">
      <BriefcaseBusiness className="size-4" />
      {t("card.professional")}
    </span>
  );
}

function CardActivity({ sitter: { lastActiveAt } }: { sitter: SitterCard }) {
  const { t } = useTranslation("sitters");
  const today = useToday();
  const activity = today && activityOn(lastActiveAt, today);
  return activity ? <span className="text-ink-soft">{t(`tags.${activity}`)}</span> : null;
}

function TrustLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-1.5 text-sm [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      {children}
    </p>
  );
}

/** The day on which the page was made, in Amsterdam: the same on the server and in the browser. */
function useToday(): string | undefined {
  return useRouteLoaderData<{ today?: string }>("root")?.today;
}
