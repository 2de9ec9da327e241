import type { Dice } from "#art/seed.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import { oneOf } from "#demo/rolls.ts";

/*
  What owners and sitters say of each other. {naam} is whom it is about, {dier} the animal. Three parts,
  each by itself a sentence that makes sense after any other: what struck them, how it went, what remains.
*/
const openings: Record<"high" | "middle" | "low", readonly string[]> = {
  high: [
    "{naam} heeft met veel liefde voor {dier} gezorgd.",
    "{dier} liep {naam} bij de tweede keer al achterna.",
    "We gingen voor het eerst weg zonder {dier}, en dat voelde meteen goed.",
    "{naam} kwam van tevoren kennismaken en nam daar de tijd voor.",
    "{dier} is schuw bij vreemden, maar bij {naam} niet.",
    "Ik vertrouw {naam} mijn huissleutel toe, en dat zegt genoeg.",
    "Rustig, duidelijk en altijd op tijd: zo is {naam}.",
    "{naam} zag dat {dier} wat stijf liep en belde meteen even.",
    "Voor de derde keer bij {naam}, en weer heel tevreden.",
    "{dier} had een drukke week en sliep toen we thuiskwamen als een blok.",
    "We hebben lang gezocht naar iemand als {naam}.",
    "{naam} weet veel van dieren en luistert ook naar wat jij weet.",
    "Wat een rust om {dier} bij {naam} achter te laten.",
    "{naam} had er echt plezier in, en {dier} dus ook.",
  ],
  middle: [
    "{naam} heeft goed voor {dier} gezorgd.",
    "Fijne oppas, {dier} was tevreden.",
    "{dier} heeft het naar de zin gehad bij {naam}.",
    "Over de zorg voor {dier} niets dan goeds.",
    "{naam} is vriendelijk en {dier} vond het prima.",
  ],
  low: [
    "{dier} is verzorgd, maar het had beter gekund.",
    "Het klikte niet echt tussen {dier} en {naam}.",
    "Ik had er meer van verwacht.",
  ],
};

const courses: Record<"stay" | "visit" | "walk", readonly string[]> = {
  stay: [
    "Elke avond kwam er een foto, en dan kon ik rustig slapen.",
    "Het huis was schoner dan toen we weggingen.",
    "De planten hadden water, de post lag op tafel en de prullenbak stond buiten.",
    "In het logboek stond precies wanneer er gegeten en gelopen was.",
    "Ook ’s nachts was er iemand, en dat was voor ons het belangrijkste.",
    "Toen de trein uitviel, bleef de oppas zonder morren een paar uur langer.",
  ],
  visit: [
    "Twee keer per dag een berichtje, meer hoeft voor ons niet.",
    "De medicijnen zijn elke dag gegeven, netjes genoteerd met de tijd erbij.",
    "Bak schoon, water vers, en nog tijd om te spelen ook.",
    "Op de foto’s zag je dat er niet werd gehaast.",
    "Er was tijd om even te zitten, en dat is precies wat nodig was.",
    "De afspraken over eten en deuren zijn precies gevolgd.",
  ],
  walk: [
    "Weer of geen weer, er werd een flink rondje gemaakt.",
    "Modderpoten waren al schoon toen ik thuiskwam.",
    "Op het kaartje zag ik elke keer een andere route.",
    "Aan de lijn lopen gaat sindsdien veel beter.",
    "Altijd op het afgesproken uur voor de deur.",
    "Een uur is echt een uur, en dat merk je aan de hond.",
  ],
};

const closings: Record<"high" | "middle" | "low", readonly string[]> = {
  high: [
    "Volgende vakantie bellen we weer.",
    "Een aanrader, maar laat wel een plekje voor ons vrij.",
    "Dank je wel, ook van {dier}.",
    "Ik zou niet weten wat er beter kon.",
    "We hebben de zomer meteen vastgelegd.",
    "",
    "Alle sterren verdiend.",
    "Onze buren vroegen al om het nummer.",
  ],
  middle: [
    "Een berichtje halverwege had ik leuk gevonden.",
    "De sleutel terugbrengen duurde wat lang, verder alles goed.",
    "Een kwartiertje later dan afgesproken, maar dat werd wel even gemeld.",
    "We komen vast nog eens terug.",
    "De volgende keer spreken we iets duidelijker af hoe laat.",
    "",
  ],
  low: [
    "Er kwam pas na lang wachten antwoord op mijn berichten.",
    "Een van de bezoeken is overgeslagen zonder iets te zeggen.",
    "We hebben het uitgepraat, maar zoeken toch verder.",
  ],
};

const ofOwners: readonly string[] = [
  "{naam} had alles klaargelegd en opgeschreven, tot en met het favoriete bankje van {dier}.",
  "Heldere afspraken, een lieve {dier} en een koelkast waar ik uit mocht pakken.",
  "{dier} is precies zoals {naam} vertelde: druk bij de deur en daarna een schat.",
  "Fijn contact met {naam}, en betaald op de dag zelf.",
  "{naam} nam de tijd voor een kennismaking, daardoor wist {dier} meteen wie ik was.",
  "Voor {dier} kom ik graag terug, en voor de koffie van {naam} ook.",
  "De uitleg over het eten en de medicijnen was duidelijk. {dier} werkte keurig mee.",
  "Een hartelijk baasje, en {dier} is om op te eten.",
  "De riem hing waar {naam} zei dat hij hing, en {dier} wist de rest.",
  "{naam} reageert snel en denkt mee als er iets anders loopt dan gepland.",
];

const answers: readonly string[] = [
  "Dank je wel, {dier} is altijd welkom.",
  "Wat leuk om te lezen. Tot de volgende keer.",
  "Het was mij een genoegen, doe {dier} een aai van me.",
  "Dank je, ik mis {dier} nu al een beetje.",
  "Lief dat je dit schrijft. De zomer staat in mijn agenda.",
];

const kinds: Record<ServiceType, keyof typeof courses> = {
  house_visit: "visit",
  sitter_at_owner_home: "visit",
  day_and_night_care_at_owner_home: "stay",
  daycare_at_sitter_home: "walk",
  day_and_night_at_sitter_home: "stay",
  dog_walking_service: "walk",
};

type About = { name: string; pet: string };

const fill = (text: string, { name, pet }: About) =>
  text.replaceAll("{naam}", name).replaceAll("{dier}", pet);

/** Of a sitter, in the mood of its stars. */
export function ownersReview(
  roll: Dice,
  { service, rating, ...about }: About & { service: ServiceType; rating: number },
): string {
  const mood = rating === 5 ? "high" : rating >= 3 ? "middle" : "low";
  const course = mood === "low" ? "" : oneOf(roll, courses[kinds[service]]);
  const parts = [oneOf(roll, openings[mood]), course, oneOf(roll, closings[mood])];
  return fill(parts.filter(Boolean).join(" "), about);
}

export function sittersReview(roll: Dice, about: About): string {
  return fill(oneOf(roll, ofOwners), about);
}

export function answerTo(roll: Dice, about: About): string {
  return fill(oneOf(roll, answers), about);
}
