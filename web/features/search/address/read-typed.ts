import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { TypedWishes } from "./search.ts";
import { readPostalCode } from "./search-words.ts";
import {
  animals,
  animalsBeforeCare,
  care,
  careBehindAnimal,
  countryNames,
  fillerPhrases,
  fillers,
} from "./typed-words.ts";

/*
  The field for a place takes what people type into any search field: 'hond 3511', 'kattenoppas in Den
  Haag', 'dog walker 1012'. Words for animals and care are wishes, in either language, whatever the
  page's own; what is left is the place. A text without such words is a place, letter by letter.
*/

export type Typed = {
  wishes: TypedWishes;
  /** A name, as it was typed; empty when only wishes were. */
  place: string;
  /** `3511` or `3511 AB`; says more than a name beside it. */
  postalCode?: string;
  isCountry: boolean;
};

/** So many words make one: 'oppas bij mij thuis'. */
const longest = 4;

export function readTyped(text: string): Typed {
  const words = text.split(/[\s,;:()&+|]+/).filter((word) => word !== "");
  const { meanings, left } = takeWishes(words);
  const postalCode = findPostalCode(words);
  const wishes = wishesOf(meanings);
  const place = meanings.length > 0 ? left.flatMap(withoutFillers).join(" ") : text.trim();
  const isCountry = countryNames.has(withoutFillers(place.split(/\s+/)).map(fold).join(""));
  return { wishes, place, isCountry, ...(postalCode ? { postalCode } : {}) };
}

type Meaning = { animal: AnimalCategory | null; services: readonly ServiceType[] };

/** The meanings that were found, and the runs of words between them. */
function takeWishes(words: readonly string[]): { meanings: Meaning[]; left: string[][] } {
  const meanings: Meaning[] = [];
  const left: string[][] = [[]];
  for (let at = 0; at < words.length; ) {
    const found = longestMeaning(words, at);
    if (found) {
      meanings.push(found.meaning);
      left.push([]);
    } else {
      left.at(-1)?.push(words[at] ?? "");
    }
    at += found?.length ?? 1;
  }
  return { meanings, left };
}

function longestMeaning(words: readonly string[], at: number) {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const meaning = meaningOf(
      words
        .slice(at, at + length)
        .map(fold)
        .join(""),
    );
    if (meaning) return { meaning, length };
  }
  return null;
}

/** Of one word, or of several written as one. */
function meaningOf(word: string): Meaning | null {
  const animal = animals.get(word);
  if (animal !== undefined) return { animal, services: [] };
  const services = care.get(word);
  if (services) return { animal: null, services };
  // 'kattenoppas' is an animal and care; 'hondenuitlaatservice' too.
  for (let end = word.length - 1; end > 1; end -= 1) {
    const before = animalsBeforeCare.get(word.slice(0, end));
    const behind = careBehindAnimal.get(word.slice(end));
    if (before !== undefined && behind) return { animal: before, services: behind };
  }
  return null;
}

function wishesOf(meanings: readonly Meaning[]): TypedWishes {
  const serviceTypes = [...new Set(meanings.flatMap(({ services }) => services))];
  const named = meanings.flatMap(({ animal }) => animal ?? []);
  // Nobody walks anything else.
  const walked = serviceTypes.includes("dog_walking_service") ? (["dog"] as const) : [];
  const animalCategories = [...new Set([...named, ...walked])];
  return {
    ...(animalCategories.length > 0 ? { animalCategories } : {}),
    ...(serviceTypes.length > 0 ? { serviceTypes } : {}),
  };
}

function findPostalCode(words: readonly string[]): string | null {
  for (const [at, word] of words.entries()) {
    const code = readPostalCode(word);
    if (!code) continue;
    if (code.length > 4) return `${code.slice(0, 4)} ${code.slice(4)}`;
    const [letters = "", after] = words.slice(at + 1);
    // In '3511 in Utrecht' no letters of a code follow, in '3511 TE' they do.
    const isPart = /^[a-z]{2}$/i.test(letters) && !(fillers.has(fold(letters)) && after);
    return isPart ? `${code} ${letters.toUpperCase()}` : code;
  }
  return null;
}

/** 'in Den Haag' is Den Haag, and 'voor mijn' is nothing. Inside a name they stay: Bergen op Zoom. */
function withoutFillers(words: readonly string[]): string[] {
  const kept = [...words];
  while (kept.length > 0) {
    const folded = kept.map(fold);
    const phrase = fillerPhrases.find((each) => each.every((word, at) => folded[at] === word));
    if (phrase) kept.splice(0, phrase.length);
    else if (isFiller(folded[0])) kept.shift();
    else if (isFiller(folded.at(-1))) kept.pop();
    else break;
  }
  return kept;
}

/** A number is how many there are: '2 honden'. */
function isFiller(word = ""): boolean {
  return word === "" || fillers.has(word) || /^\d{1,2}$/.test(word);
}

function fold(word: string): string {
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}
