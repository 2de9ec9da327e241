import { AboutSection } from "#web/features/sitters/about-section.tsx";
import { AnimalsSection } from "#web/features/sitters/animals-section.tsx";
import { AvailabilitySection } from "#web/features/sitters/availability-section.tsx";
import { CancellingSection } from "#web/features/sitters/cancelling-section.tsx";
import { PlanLink } from "#web/features/sitters/contact.tsx";
import { ExperienceSection } from "#web/features/sitters/experience-section.tsx";
import { PlaceSection } from "#web/features/sitters/place-section.tsx";
import { ExtrasSection, ServicesSection } from "#web/features/sitters/services-section.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { OwnBar } from "#web/ui/page/own-bar.tsx";
import type { SitterData } from "./load-sitter.ts";

type PartProps = { data: SitterData };

export function SitterOwnBar({ data: { sitter } }: PartProps) {
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

export function SitterBody({ data: { sitter, names, contactRoomId, today } }: PartProps) {
  const { firstName: name } = sitter;
  return (
    <>
      {/* A phone's bar at the foot has room for one button. */}
      <PlanLink sitter={sitter} roomId={contactRoomId} className="mb-6 md:hidden" />
      <AboutSection sitter={sitter} languages={names.languages} />
      <div className="[&>section]:drawn-when-near">
        <AnimalsSection sitter={sitter} raceNames={names.races} />
        <ServicesSection name={name} services={sitter.services} />
        <AvailabilitySection sitter={sitter} today={today} />
        <ExperienceSection education={sitter.education} diplomas={names.diplomas} />
        <ExtrasSection name={name} extras={sitter.extraServices} />
        <CancellingSection sitter={sitter} />
        <PlaceSection sitter={sitter} />
      </div>
    </>
  );
}
