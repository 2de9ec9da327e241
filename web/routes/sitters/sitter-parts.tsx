import { type ComponentType, Suspense } from "react";
import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import type { ReferencesSectionProps } from "#web/features/references/references-section.tsx";
import type { ReviewsSectionProps } from "#web/features/reviews/reviews-section.tsx";
import { AboutSection } from "#web/features/sitters/about-section.tsx";
import { PlanLink } from "#web/features/sitters/contact.tsx";
import { ExtrasSection, ServicesSection } from "#web/features/sitters/services-section.tsx";
import {
  AnimalsSection,
  AvailabilitySection,
  CancellingSection,
  ExperienceSection,
  PlaceSection,
} from "#web/features/sitters/sitter-sections.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { OwnBar } from "#web/ui/page/detail-page.tsx";
import { FlagLink } from "#web/ui/page/flag-link.tsx";
import type { SitterData } from "./load-sitter.ts";

type PartProps = { data: SitterData };

export function SitterOwnBar({ data: { sitter } }: PartProps) {
  const { t } = useTranslation("sitters");
  const { isPublished, awayUntil } = sitter;
  const isPublic = isPublished && awayUntil === undefined;
  return (
    <OwnBar
      isPublic={isPublic}
      text={t(isPublic ? "own.text" : isPublished ? "own.away" : "own.offline")}
      edit={{ to: useUrls().profile(), label: t("own.edit") }}
    />
  );
}

export function SitterBody({ data }: PartProps) {
  const { sitter, names, reviews, references, contactRoomId, today } = data;
  const urls = useUrls();
  const { t } = useTranslation("sitters");
  const { firstName: name } = sitter;
  return (
    <>
      {/* A phone's bar at the foot has room for one button. */}
      <PlanLink sitter={sitter} roomId={contactRoomId} className="mb-6 md:hidden" />
      <AboutSection sitter={sitter} languages={names.languages} />
      <div className="[&>section]:drawn-when-near">
        <AnimalsSection sitter={sitter} raceNames={names.races} />
        <ServicesSection name={name} services={sitter.services} />
        {/* The calendar and the drawn map are half of the page: each by itself, or React takes over
            everything in one long step. */}
        <Suspense>
          <AvailabilitySection sitter={sitter} today={today} />
        </Suspense>
        <Suspense>
          <ExperienceSection education={sitter.education} diplomas={names.diplomas} />
          <ExtrasSection name={name} extras={sitter.extraServices} />
          <CancellingSection sitter={sitter} />
        </Suspense>
        {sitter.badges.length > 0 && (
          <Suspense>
            <BadgesPart badges={sitter.badges} />
          </Suspense>
        )}
        {reviews && (
          <Suspense>
            <ReviewsPart of={reviews} name={name} path={urls.sitter(sitter.citySlug, sitter.id)} />
          </Suspense>
        )}
        {references.length > 0 && (
          <Suspense>
            <ReferencesPart name={name} references={references} />
          </Suspense>
        )}
        <Suspense>
          <PlaceSection sitter={sitter} />
        </Suspense>
        {!sitter.isOwn && (
          <FlagLink
            to={urls.report("profile", sitter.id, urls.sitter(sitter.citySlug, sitter.id))}
            text={t("flag.profile")}
          />
        )}
      </div>
    </>
  );
}

const load = () => import("#web/features/badges/badges-section.tsx");

/** The server has it at hand, so that the page is whole; in the browser its script comes after the rest. */
const BadgesPart: ComponentType<{ badges: readonly BadgeName[] }> = import.meta.env.SSR
  ? (await load()).BadgesSection
  : lazyPart(async () => (await load()).BadgesSection);

const loadReviews = async () =>
  (await import("#web/features/reviews/reviews-section.tsx")).ReviewsSection;
const loadReferences = async () =>
  (await import("#web/features/references/references-section.tsx")).ReferencesSection;

/* What others say stands far down, and is there to be read: the server draws it, and its script comes when
   all others have. */

const ReviewsPart: ComponentType<ReviewsSectionProps> = import.meta.env.SSR
  ? await loadReviews()
  : lazyPart(loadReviews);

const ReferencesPart: ComponentType<ReferencesSectionProps> = import.meta.env.SSR
  ? await loadReferences()
  : lazyPart(loadReferences);
