import type { Dice } from "#art/seed.ts";
import type { Diploma } from "#contract/profile-parts.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { oneOf, whole } from "#demo/rolls.ts";
import type { Life } from "./lives.ts";

type Course = {
  code: string;
  institutes: readonly string[];
  animals?: readonly AnimalCategory[];
  professional?: boolean;
};

/** Made-up schools: a real one should not be advertised with by people who do not exist. */
const courses: readonly Course[] = [
  {
    code: "first-aid-pets",
    institutes: ["EHBO-vereniging De Reddende Poot", "Cursus Eerste Hulp Dier"],
  },
  { code: "first-aid-pets", institutes: ["Wijkcentrum De Brug", "Dierenkliniek Het Baken"] },
  {
    code: "dog-walker",
    institutes: ["Hondenschool De Lange Lijn"],
    animals: ["dog"],
    professional: true,
  },
  { code: "canine-knowledge-1", institutes: ["Kynologenclub De Vlinder"], animals: ["dog"] },
  {
    code: "dog-instructor",
    institutes: ["Hondenschool De Lange Lijn"],
    animals: ["dog"],
    professional: true,
  },
  { code: "animal-care-2", institutes: ["Groencollege De Linde"] },
  { code: "animal-care-3", institutes: ["Groencollege De Linde", "Mbo De Eik"] },
  { code: "animal-care-4", institutes: ["Mbo De Eik", "Groencollege De Linde"] },
  { code: "veterinary-nurse", institutes: ["Mbo De Eik"] },
  {
    code: "companion-animals-dogs-cats",
    institutes: ["Opleidingscentrum Huisdier"],
    animals: ["dog", "cat"],
    professional: true,
  },
  { code: "cat-behaviourist", institutes: ["Instituut Kat en Mens"], animals: ["cat"] },
  {
    code: "dog-groomer",
    institutes: ["Trimacademie De Schaar"],
    animals: ["dog"],
    professional: true,
  },
  { code: "first-aid-horses", institutes: ["Manege De Hoeve"], animals: ["horse"] },
  { code: "equine-mbo", institutes: ["Groencollege De Linde"], animals: ["horse"] },
  { code: "livestock-mbo", institutes: ["Groencollege De Linde"], animals: ["farm"] },
];

export const courseCodes = courses.map(({ code }) => code);

export function makeDiplomas(
  roll: Dice,
  facts: { life: Life; age: number; years: number; animals: readonly AnimalCategory[] },
  thisYear: number,
): Diploma[] {
  const professional = facts.life === "professional";
  const wanted = professional ? whole(roll, 1, 3) : roll.chance(0.24) ? 1 : 0;
  const fitting = courses.filter(
    ({ animals, professional: trade }) =>
      (professional || !trade) &&
      (!animals || animals.every((animal) => facts.animals.includes(animal))),
  );
  const held = new Map<string, Diploma>();
  while (held.size < wanted) {
    const { code, institutes } = oneOf(roll, fitting);
    const ago = whole(roll, 1, Math.max(1, Math.min(facts.age - 19, facts.years + 2)));
    held.set(code, { code, institute: oneOf(roll, institutes), year: thisYear - ago });
  }
  return [...held.values()];
}

const educations: Partial<Record<Life, readonly string[]>> = {
  student: [
    "Ik zit in het tweede jaar van mijn studie en volgde daarnaast een korte cursus hondengedrag.",
    "Havo met biologie, en nu een hbo-opleiding.",
    "Vwo. Mijn profielwerkstuk ging over het geheugen van kraaien.",
  ],
  retired: [
    "Lerarenopleiding. Kinderen en dieren vragen hetzelfde: duidelijk zijn en niet boos worden.",
    "Verpleegkunde, en daarna veertig jaar praktijk.",
    "Huishoudschool, en later de avondopleiding tot doktersassistente.",
  ],
  professional: [
    "Ik volg elk jaar twee dagen bijscholing over gedrag en eerste hulp.",
    "Stage gelopen in een dierenpension en een asiel. Daar leer je het meest.",
    "Lezingen en webinars over hondentaal, en elk jaar een herhaling van de EHBO.",
  ],
};
const otherEducations = [
  "Cursus kattengedrag van zes avonden, uit nieuwsgierigheid begonnen.",
  "Twee jaar als vrijwilliger in het asiel. Dat was mijn beste school.",
  "Een cursus lichaamstaal bij dieren, vier zaterdagen lang.",
  "Mbo, met een jaar stage op een kinderboerderij.",
  "Hbo. Over dieren heb ik vooral geleerd door ze te hebben.",
];

export function makeEducation(roll: Dice, life: Life): string | null {
  if (!roll.chance(life === "professional" ? 0.7 : 0.3)) return null;
  return oneOf(roll, educations[life] ?? otherEducations);
}
