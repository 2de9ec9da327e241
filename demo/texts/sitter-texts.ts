import { dice } from "#art/seed.ts";
import type { Weekday } from "#contract/shared/care.ts";
import { oneOf, seedOf } from "#demo/rolls.ts";
import type { Sitter } from "#demo/sitters/sitter.ts";
import { walksIn } from "./nature.ts";
import { occupations } from "./occupations.ts";
import { readSitterTexts } from "./sitter-facts.ts";
import { Deck, fill, listed } from "./variants.ts";

const purpose = 6;

const numbers =
  "nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien".split(
    " ",
  );
const inWords = (number: number) => numbers[number] ?? String(number);
const dutchDays: Record<Weekday, string> = {
  MONDAY: "maandag",
  TUESDAY: "dinsdag",
  WEDNESDAY: "woensdag",
  THURSDAY: "donderdag",
  FRIDAY: "vrijdag",
  SATURDAY: "zaterdag",
  SUNDAY: "zondag",
};

export type SitterWords = { headline: string; about: string };
/** With the texts as they stood in the lists, for the neighbours not to repeat. */
export type Written = { words: SitterWords; said: Set<string> };

/** Writes for one sitter after the other, so that nobody repeats what the one before said. */
export function createSitterWriter() {
  const decks = {
    headline: new Deck(readSitterTexts("headlines")),
    intro: new Deck(readSitterTexts("intros")),
    own: new Deck(readSitterTexts("own-animals")),
    care: new Deck(readSitterTexts("care")),
    home: new Deck(readSitterTexts("home")),
    experience: new Deck(readSitterTexts("experience")),
    closing: new Deck(readSitterTexts("closing")),
  };

  return function write(sitter: Sitter, isSaid: (text: string) => boolean): Written {
    const roll = dice(seedOf(purpose, sitter.number));
    const words = wordsOf(sitter, oneOf(roll, walksIn(sitter.place.province)));
    const said = new Set<string>();
    const say = (family: keyof typeof decks) => {
      const text = decks[family].draw(roll, sitter, (each) => said.has(each) || isSaid(each));
      said.add(text);
      return fill(text, words);
    };
    const headline = say("headline");

    const opening = [say("intro"), ...(roll.chance(0.8) ? [say("own")] : [])];
    const care = [say("care"), ...(roll.chance(0.55) ? [say("care")] : [])];
    const home = roll.chance(0.65)
      ? [say("home"), ...(roll.chance(0.25) ? [say("home")] : [])]
      : [];
    const experience = roll.chance(0.6) ? [say("experience")] : [];
    const closing = roll.chance(0.8) ? [say("closing")] : [];
    // Some write in one breath, others begin a new line for every thought.
    const paragraphs = roll.pick([
      [opening, [...care, ...home], [...experience, ...closing]],
      [opening, care, home, [...experience, ...closing]],
      [[...opening, ...experience], care, [...home, ...closing]],
      [opening, [...experience, ...care], home, closing],
      [
        [...opening, ...care],
        [...home, ...experience, ...closing],
      ],
    ]);
    const about = paragraphs
      .filter((sentences) => sentences.length > 0)
      .map((sentences) => sentences.join(" "))
      .join("\n\n");
    return { words: { headline, about }, said };
  };
}

function wordsOf(sitter: Sitter, green: string): Record<string, string> {
  const { person, place, home, own, years, week, life, number } = sitter;
  const [first] = own;
  return {
    naam: person.firstName,
    leeftijd: String(person.age),
    plaats: place.name,
    buurt: home.neighborhood ?? place.name,
    jaren: inWords(years),
    werk: oneOf(dice(seedOf(purpose + 1, number)), occupations[life]),
    werkdagen: inWords(5 - week.freeDays.length),
    vrij: listed(week.freeDays.map((day) => dutchDays[day])),
    groen: green,
    ...(first ? { dier: first.name, dierjaren: `${inWords(first.years)} jaar` } : {}),
  };
}
