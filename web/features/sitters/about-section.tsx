import {
  Award,
  Baby,
  Car,
  CigaretteOff,
  Languages,
  type LucideIcon,
  MapPin,
  PawPrint,
  Pill,
  Trees,
} from "lucide-react";
import { Suspense } from "react";
import type { PublicSitter } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { Section } from "#web/ui/page/section.tsx";

const CautionNote = lazyPart(
  async () => (await import("#web/ui/page/caution-note.tsx")).CautionNote,
);

export type AboutSectionProps = {
  sitter: PublicSitter;
  /** Named in the page's own language. */
  languages: readonly string[];
};

export function AboutSection({ sitter, languages }: AboutSectionProps) {
  const { t } = useTranslation("sitters");
  const facts = useFacts(sitter, languages);
  const paragraphs = sitter.about?.split(/\n+/) ?? [];
  if (paragraphs.length === 0 && facts.length === 0) return null;
  return (
    <Section heading={t("about.heading", { name: sitter.firstName })}>
      <div className="grid gap-3">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {!sitter.isOwn && sitter.cautions.length > 0 && (
        <Suspense>
          <CautionNote cautions={sitter.cautions} />
        </Suspense>
      )}
      {facts.length > 0 && (
        <ul className="mt-6 grid gap-3 first:mt-0 sm:grid-cols-2">
          {facts.map(({ Icon, text }) => (
            <li key={text} className="flex items-start gap-3">
              <Icon className="mt-px size-5.5 shrink-0 text-brand" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

type Fact = { Icon: LucideIcon; text: string };

/** What somebody told of themselves. What they did not answer is not mentioned, nor what they lack. */
function useFacts(sitter: PublicSitter, languages: readonly string[]): Fact[] {
  const { t } = useTranslation(["sitters", "care"]);
  const { home, ownAnimals, experienceYears, radiusKm } = sitter;
  const list = (words: readonly string[]) => joinWords(words, t("and"));
  const facts: (Fact | false)[] = [
    ownAnimals.length > 0 && {
      Icon: PawPrint,
      text: t("facts.ownAnimals", {
        animals: list(ownAnimals.map((animal) => t(`care:animals.${animal}`).toLowerCase())),
      }),
    },
    experienceYears !== undefined &&
      experienceYears > 0 && {
        Icon: Award,
        text: t("facts.experience", { count: experienceYears }),
      },
    home.garden === true && { Icon: Trees, text: t("facts.garden") },
    home.nonSmoking === true && { Icon: CigaretteOff, text: t("facts.nonSmoking") },
    sitter.experienceWithMedication === true && { Icon: Pill, text: t("facts.medication") },
    home.car === true && { Icon: Car, text: t("facts.car") },
    home.childrenAtHome !== undefined && {
      Icon: Baby,
      text: t(home.childrenAtHome ? "facts.childrenAtHome" : "facts.noChildrenAtHome"),
    },
    languages.length > 0 && {
      Icon: Languages,
      text: t("facts.languages", { languages: list(languages) }),
    },
    radiusKm !== undefined && { Icon: MapPin, text: t("facts.radius", { km: radiusKm }) },
  ];
  return facts.filter((fact) => fact !== false);
}
