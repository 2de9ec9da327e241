import { readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { extraServiceKind } from "#contract/profile-parts.ts";
import { animalCategory } from "#contract/shared/animals.ts";
import { serviceType } from "#contract/shared/care.ts";
import { lives } from "#demo/sitters/lives.ts";
import type { Sitter } from "#demo/sitters/sitter.ts";
import { productFolder } from "#server/db/product-folder.ts";
import { always, type Variants } from "./variants.ts";

export type SitterTexts = Variants<Sitter>;
type Holds = (sitter: Sitter) => boolean;

function offers(...words: readonly string[]): Holds {
  const types = z.array(serviceType).min(1).parse(words);
  return ({ services }) => services.some((service) => types.includes(service.serviceType));
}

/** What a heading may say of a sitter. */
const facts: Readonly<Record<string, Holds>> = {
  always,
  ownsNone: ({ own }) => own.length === 0,
  onlyDogs: ({ focus }) => focus === "dogs",
  onlyCats: ({ focus }) => focus === "cats",
  country: ({ focus }) => focus === "country",
  walks: offers("dog_walking_service"),
  visits: offers("house_visit"),
  hostsDays: offers("daycare_at_sitter_home"),
  hostsNights: offers("day_and_night_at_sitter_home"),
  sleepsThere: offers("day_and_night_care_at_owner_home"),
  /** Animals come to their house. */
  hosts: offers("daycare_at_sitter_home", "day_and_night_at_sitter_home"),
  garden: (sitter) => sitter.garden,
  car: (sitter) => sitter.car,
  children: (sitter) => sitter.childrenAtHome,
  smokeFree: (sitter) => sitter.nonSmoking,
  medication: (sitter) => sitter.medication,
  city: ({ place }) => place.thousands >= 100,
  village: ({ place }) => place.thousands <= 12,
  mediumHigh: ({ energies }) => energies.includes("HIGH"),
};

const ages = z.array(z.coerce.number().int()).min(1).max(2);

/** …with words behind it, such as `lives student retired`, one of which is enough, or `yearsFrom 3 7`. */
const factsOf: Readonly<Record<string, (words: readonly string[]) => Holds>> = {
  offers: (words) => offers(...words),
  lives(words) {
    const kinds = z.array(z.enum(lives)).min(1).parse(words);
    return ({ life }) => kinds.includes(life);
  },
  helpsWith([word]) {
    const kind = extraServiceKind.parse(word);
    return ({ extras }) => extras.some((extra) => extra.kind === kind);
  },
  caresFor([word]) {
    const category = animalCategory.parse(word);
    return ({ animals }) => animals.includes(category);
  },
  ownsFirst([word]) {
    const category = animalCategory.parse(word);
    return ({ own }) => own[0]?.category === category;
  },
  owns([word]) {
    const category = animalCategory.parse(word);
    return ({ own }) => own.some((each) => each.category === category);
  },
  olderThan(words) {
    const [most = 0] = ages.parse(words);
    return ({ person }) => person.age > most;
  },
  yearsFrom(words) {
    const [least = 0, most = 99] = ages.parse(words);
    return ({ years }) => years >= least && years <= most;
  },
};

function readFact(said: string): Holds {
  const [first = "", ...words] = said.split(" ");
  if (first === "not") {
    const holds = readFact(words.join(" "));
    return (sitter) => !holds(sitter);
  }
  const fact = words.length === 0 ? facts[first] : factsOf[first]?.(words);
  if (!fact) throw new Error(`nothing is known of sitters by "${said}"`);
  return fact;
}

type Family = "care" | "closing" | "experience" | "headlines" | "home" | "intros" | "own-animals";

/** A file of `sitters/`: headings say for whom, by facts with commas between them; texts are its lists. */
export function readSitterTexts(family: Family): SitterTexts {
  const file = path.join(productFolder, "demo/texts/sitters", `${family}.md`);
  const [, ...groups] = readFileSync(file, "utf8").split(/^## /m);
  return groups.map((group) => {
    const [heading = "", ...lines] = group.trim().split("\n");
    const all = heading.split(", ").map(readFact);
    const texts = lines.flatMap((line) => (line.startsWith("- ") ? [line.slice(2)] : []));
    if (texts.length === 0) throw new Error(`${family} has no texts for "${heading}"`);
    return [(sitter) => all.every((holds) => holds(sitter)), texts] as const;
  });
}
