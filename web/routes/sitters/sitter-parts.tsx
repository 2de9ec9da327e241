import { useTranslation } from "react-i18next";
import { AboutSection } from "#web/features/sitters/about-section.tsx";
import { AnimalsSection } from "#web/features/sitters/animals-section.tsx";
import { AvailabilitySection } from "#web/features/sitters/availability-section.tsx";
import { ContactBar, ContactCard } from "#web/features/sitters/contact.tsx";
import { ExperienceSection } from "#web/features/sitters/experience-section.tsx";
import { NearbySitters } from "#web/features/sitters/nearby-sitters.tsx";
import { PlaceSection } from "#web/features/sitters/place-section.tsx";
import { ExtrasSection, ServicesSection } from "#web/features/sitters/services-section.tsx";
import { SitterHead } from "#web/features/sitters/sitter-head.tsx";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { belowId } from "#web/ui/page/detail-page.tsx";
import { OwnBar } from "#web/ui/page/own-bar.tsx";
import type { SitterData } from "./load-sitter.ts";

/** The parts of the page that are there to be read; see detail-page.tsx. */
export type PartProps = { data: SitterData };

export function OwnPart({ data: { sitter } }: PartProps) {
  const { t } = useTranslation("sitters");
  const { isPublished } = sitter;
  return (
    <OwnBar
      isPublic={isPublished}
      text={t(isPublished ? "own.text" : "own.offline")}
      edit={{ to: useUrls().profile(), label: t("own.edit") }}
    />
  );
}

export function HeadPart({ data: { sitter, now } }: PartProps) {
  return <SitterHead sitter={sitter} now={new Date(now)} />;
}

export function BodyPart({ data: { sitter, names, today } }: PartProps) {
  const { firstName: name } = sitter;
  return (
    <>
      <AboutSection sitter={sitter} languages={names.languages} />
      <div id={belowId} className="[&>section]:drawn-when-near">
        <AnimalsSection sitter={sitter} raceNames={names.races} />
        <ServicesSection name={name} services={sitter.services} />
        <AvailabilitySection sitter={sitter} today={today} />
        <ExperienceSection education={sitter.education} diplomas={names.diplomas} />
        <ExtrasSection name={name} extras={sitter.extraServices} />
        <PlaceSection sitter={sitter} />
      </div>
    </>
  );
}

export function SidePart({ data: { sitter } }: PartProps) {
  return <ContactCard sitter={sitter} />;
}

export function NearPart({ data: { nearby, sitter } }: PartProps) {
  return <NearbySitters sitters={nearby} citySlug={sitter.citySlug} />;
}

export function FootPart({ data: { sitter } }: PartProps) {
  return <ContactBar sitter={sitter} />;
}
