import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";

/** Whom the message is for, and what it may be about. */
export type Addressee =
  | { profileType: "pet_sitter"; name: string; pets: readonly { name: string; isDog: boolean }[] }
  | { profileType: "pet_owner"; name: string; animals: readonly string[]; when: string };

export type Opening = { key: string; button: string; text: string };

/** The first words that fit: an owner tells what they need, a sitter what they can do. */
export function useOpenings(to: Addressee): Opening[] {
  const { t } = useTranslation("contact");
  const { name } = to;
  const inWords = (words: readonly string[]) => joinWords(words, t("openings.and"));
  if (to.profileType === "pet_owner") {
    const values = { name, animals: inWords(to.animals), when: to.when };
    return (["free", "experience", "question"] as const).map((key) => ({
      key,
      button: t(`openings.pet_owner.${key}.button`),
      text: t(`openings.pet_owner.${key}.text`, values),
    }));
  }
  const dogs = to.pets.filter(({ isDog }) => isDog);
  const values = {
    name,
    pets: inWords(to.pets.map((pet) => pet.name)) || t("openings.myPet"),
    dogs: inWords(dogs.map((dog) => dog.name)) || t("openings.myDog"),
  };
  // Nobody walks a cat. Of a guest's animals nothing is known yet.
  const hasNoDog = to.pets.length > 0 && dogs.length === 0;
  const keys = ["stay", hasNoDog ? "visit" : "walk", "meet"] as const;
  return keys.map((key) => ({
    key,
    button: t(`openings.pet_sitter.${key}.button`),
    text: t(`openings.pet_sitter.${key}.text`, values),
  }));
}
