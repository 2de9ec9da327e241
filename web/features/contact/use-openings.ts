import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { gapsIn } from "#web/lib/text/gaps.ts";
import { joinWords } from "#web/lib/text/join-words.ts";

/** Whom the message is for, and what it may be about. */
export type Addressee =
  | {
      profileType: "pet_sitter";
      name: string;
      pets: readonly { name: string; isDog: boolean }[];
      /** When the writer's own request asks for care; null without one. */
      when: string | null;
    }
  | { profileType: "pet_owner"; name: string; animals: readonly string[]; when: string };

export type Opening = { key: string; button: string; text: string };

/** The first words that fit: an owner tells what they need, a sitter what they can do. */
export function useOpenings(to: Addressee): Opening[] {
  const { t } = useTranslation("contact");
  const gaps = useGaps();
  const { name } = to;
  const inWords = (words: readonly string[]) => joinWords(words, t("openings.and"));
  if (to.profileType === "pet_owner") {
    const values = { ...gaps, name, animals: inWords(to.animals), when: to.when };
    return (["free", "experience", "question"] as const).map((key) => ({
      key,
      button: t(`openings.pet_owner.${key}.button`),
      text: t(`openings.pet_owner.${key}.text`, values),
    }));
  }
  const { when } = to;
  const dogs = to.pets.filter(({ isDog }) => isDog);
  const values = {
    ...gaps,
    name,
    pets: inWords(to.pets.map((pet) => pet.name)) || gaps.pet,
    dogs: inWords(dogs.map((dog) => dog.name)) || gaps.dog,
  };
  // Nobody walks a cat. Of a guest's animals nothing is known yet.
  const hasNoDog = to.pets.length > 0 && dogs.length === 0;
  const keys = ["stay", hasNoDog ? "visit" : "walk"] as const;
  return [
    ...keys.map((key) => ({
      key,
      button: t(`openings.pet_sitter.${key}.button`),
      text:
        when === null
          ? t(`openings.pet_sitter.${key}.text`, values)
          : t(`openings.pet_sitter.${key}.known`, { ...values, when }),
    })),
    {
      key: "meet",
      button: t("openings.pet_sitter.meet.button"),
      text: t("openings.pet_sitter.meet.text", values),
    },
  ];
}

/** What nothing is known of yet: the writer fills it in. */
function useGaps() {
  const { t } = useTranslation("contact");
  return {
    pet: t("openings.gaps.pet"),
    dog: t("openings.gaps.dog"),
    from: t("openings.gaps.from"),
    to: t("openings.gaps.to"),
    days: t("openings.gaps.days"),
    experience: t("openings.gaps.experience"),
    question: t("openings.gaps.question"),
  };
}

/** What is to be said beside the field while a ready-made text still has gaps; nothing when it has none. */
export function useGapCheck(): (message: string) => { message?: string } {
  const { t } = useTranslation("contact");
  const gaps = Object.values(useGaps());
  return (message) => {
    const left = gapsIn(message, gaps);
    if (left.length === 0) return {};
    return { message: t("openings.fillIn", { gaps: joinWords(left, t("openings.and")) }) };
  };
}
