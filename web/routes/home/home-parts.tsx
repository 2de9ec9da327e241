import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import { FaqSection } from "#web/features/home/faq-section.tsx";
import { NearbySection } from "#web/features/home/nearby-section.tsx";
import { NumbersSection } from "#web/features/home/numbers-section.tsx";
import { SittersBand } from "#web/features/home/sitters-band.tsx";
import { StepsSection } from "#web/features/home/steps-section.tsx";
import { WorkSection } from "#web/features/home/work-section.tsx";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import type { FrontDoorData } from "./load-front-door.ts";
import { belowId } from "./part-ids.ts";

export type PartProps = { data: FrontDoorData };

/** What lies below the first screen; see parts-later.tsx. */
export function BelowPart({ data: { app, sitters, near } }: PartProps) {
  return (
    <>
      {sitters.length > 0 && (
        <NearbySection
          id={belowId}
          sitters={sitters}
          near={near}
          total={app?.sitterCount ?? sitters.length}
          places={app?.places ?? []}
          renderCard={(sitter) => (
            <SitterCard
              sitter={sitter}
              level={3}
              heart={
                <span className="noscript:hidden">
                  <HeartButton subject={sitter} />
                </span>
              }
            />
          )}
        />
      )}
      <StepsSection />
      {app && app.sitterCount > 0 && <NumbersSection {...app} />}
      <WorkSection requestCount={app?.requestCount ?? 0} />
      <FaqSection />
      <SittersBand />
    </>
  );
}
