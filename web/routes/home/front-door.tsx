import { type ComponentType, type ReactNode, Suspense } from "react";
import type { BestReview } from "#contract/reviews.ts";
import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import { Hero } from "#web/features/home/hero.tsx";
import {
  AnimalsSection,
  FaqSection,
  NumbersSection,
  SittersBand,
  StepsSection,
  WorkSection,
} from "#web/features/home/home-sections.tsx";
import { NearbySection } from "#web/features/home/nearby-section.tsx";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import type { FrontDoorData } from "./load-front-door.ts";

export type FrontDoorProps = {
  data: FrontDoorData;
  /** What a visitor does here first. */
  children: ReactNode;
};

/**
 * Home for who doesn't live here. What lies below the first screen stands in boundaries of its own:
 * React takes them over one by one, after the first screen, and first the one that is touched.
 */
export function FrontDoor({ data, children }: FrontDoorProps) {
  const { app, searches, sitters, near, reviews } = data;
  // All texts before the boundaries: on the way from another page none of them opens empty.
  useTranslation(["home", "care", "sitters", "favorites", "reviews"]);
  return (
    <>
      <Hero>{children}</Hero>
      <Suspense>
        <AnimalsSection searches={searches} />
      </Suspense>
      {sitters.length > 0 && (
        <Suspense>
          <NearbySection
            sitters={sitters}
            near={near}
            total={app?.sitterCount ?? sitters.length}
            places={app?.places ?? []}
            renderCard={(sitter) => (
              <SitterCard sitter={sitter} level={3} heart={<HeartButton subject={sitter} />} />
            )}
          />
        </Suspense>
      )}
      <Suspense>
        <StepsSection />
        <Suspense>
          <BestReviewsPart groups={reviews} />
        </Suspense>
        {app && app.sitterCount > 0 && <NumbersSection {...app} />}
        <WorkSection requestCount={app?.requestCount ?? 0} />
        <FaqSection />
        <SittersBand />
      </Suspense>
    </>
  );
}

const load = async () => (await import("./best-reviews.tsx")).BestReviews;

/** Far down, and there to be read: the server draws it, and its script comes when all others have. */
const BestReviewsPart: ComponentType<{ groups: readonly (readonly BestReview[])[] }> = import.meta
  .env.SSR
  ? await load()
  : lazyPart(load);
