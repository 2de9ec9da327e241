import type { AnimalCategory } from "#contract/shared/animals.ts";
import type { ServiceType } from "#contract/shared/care.ts";

/*
  The words that people type for animals and for care, in both languages, without spaces: `dog sitter`,
  `dog-sitter` and `dogsitter` are one word here. Compounds (`kattenoppas`) are not listed but put together.
*/

const animalWords: Record<AnimalCategory, string> = {
  dog: "hond honden hondje hondjes dog dogs doggy pup pups puppy puppys puppies",
  cat: "kat katten katje katjes poes poezen kater katers kitten kittens cat cats kitty",
  rabbit: "konijn konijnen konijntje konijntjes rabbit rabbits bunny bunnies",
  rodent:
    "knaagdier knaagdieren rodent rodents cavia cavias caviaatje hamster hamsters muis muizen rat ratten degoe degoes gerbil gerbils chinchilla chinchillas fret fretten ferret ferrets mouse mice rats guineapig guineapigs",
  bird: "vogel vogels vogeltje vogeltjes papegaai papegaaien parkiet parkieten kanarie kanaries bird birds parrot parrots budgie budgies canary canaries",
  fish: "vis vissen visje visjes goudvis goudvissen aquarium vijver fish goldfish",
  reptile:
    "reptiel reptielen slang slangen schildpad schildpadden hagedis hagedissen gekko gekkos leguaan leguanen reptile reptiles snake snakes tortoise tortoises turtle turtles lizard lizards gecko geckos",
  horse: "paard paarden pony ponys paardje horse horses ponies",
  farm: "boerderijdier boerderijdieren boerderij kip kippen haan hanen eend eenden geit geiten schaap schapen varken varkens ezel ezels alpaca alpacas farmanimal farmanimals farm chicken chickens hen hens goat goats pig pigs donkey donkeys duck ducks",
};

/** Of whichever animal. */
const anyAnimalWords =
  "dier huisdier huisdieren beest beesten beestje beestjes pet pets animal animals";

const ownHome: readonly ServiceType[] = [
  "house_visit",
  "sitter_at_owner_home",
  "day_and_night_care_at_owner_home",
];

const careWords: readonly [words: string, services: readonly ServiceType[]][] = [
  [
    "oppas oppassen oppasser oppassers oppasje oppasservice oppasdienst oppasadres oppaswerk oproep oproepen sitter sitters sitting babysitter verzorger verzorgers verzorging verzorgen caretaker carer care sittingjobs jobs job",
    [],
  ],
  [
    "uitlaten uitlater uitlaters uitlaat uitlaatservice uitlaatservices uitlaatdienst uitlaathulp wandelen wandelaar wandelaars wandeling wandelservice walker walkers walking walk walks",
    ["dog_walking_service"],
  ],
  ["opvang dagopvang opvangadres daycare creche", ["daycare_at_sitter_home"]],
  [
    "pension logeren logeeradres logeerplek logeeropvang logeerhuis logies uitlogeren boarding dayandnightcare",
    ["day_and_night_at_sitter_home"],
  ],
  [
    "oppasaanhuis oppasthuis aanhuis huisoppas thuisoppas huizenoppas oppasbijmijthuis oppasbijonsthuis housesitter housesitters housesitting homesitter homesitting sitterathome athome",
    ownHome,
  ],
  [
    "bezoekaanhuis huisbezoek huisbezoeken bezoek bezoekje bezoekjes langskomen voeren housevisit housevisits homevisit homevisits dropinvisit dropinvisits dropin visit visits feeding",
    ["house_visit"],
  ],
];

/** Only before care: by itself it is a town in Gelderland. */
const beforeCareWords = "dieren";

/** Only behind an animal: a hotel by itself is for people. */
const behindAnimalWords: typeof careWords = [
  ["hotel hotels kennel kennels", ["day_and_night_at_sitter_home"]],
];

const split = (words: string) => words.split(" ");

export const animals: ReadonlyMap<string, AnimalCategory | null> = new Map([
  ...Object.entries(animalWords).flatMap(([animal, words]) =>
    split(words).map((word) => [word, animal as AnimalCategory] as const),
  ),
  ...split(anyAnimalWords).map((word) => [word, null] as const),
]);

export const animalsBeforeCare: ReadonlyMap<string, AnimalCategory | null> = new Map([
  ...animals,
  ...split(beforeCareWords).map((word) => [word, null] as const),
]);

const readCare = (rows: typeof careWords) =>
  rows.flatMap(([words, services]) => split(words).map((word) => [word, services] as const));

export const care: ReadonlyMap<string, readonly ServiceType[]> = new Map(readCare(careWords));
export const careBehindAnimal: ReadonlyMap<string, readonly ServiceType[]> = new Map(
  readCare([...careWords, ...behindAnimalWords]),
);

/** What stands round a place or an animal and names neither: at the ends of what is left, never inside. */
export const fillers: ReadonlySet<string> = new Set(
  split(
    "in te bij op rond rondom om omgeving nabij vanaf voor met en of plus ik wij we zoek zoeken zoekt gezocht vind vinden nodig iemand een mijn ons onze mij mn per goede lieve betrouwbare near around at for with and or i need find looking search wanted someone a an my our me good nearby dichtbij buurt local lokale",
  ),
);

/** More words than one, which would leave a part behind if they were read one by one. */
export const fillerPhrases: readonly (readonly string[])[] = [
  ["in", "de", "buurt", "van"],
  ["in", "de", "omgeving", "van"],
  ["bij", "mij", "in", "de", "buurt"],
  ["in", "mijn", "buurt"],
  ["in", "de", "buurt"],
  ["in", "the", "area", "of"],
  ["in", "the", "neighbourhood", "of"],
  ["in", "the", "neighborhood", "of"],
  ["in", "my", "area"],
  ["in", "my", "neighbourhood"],
  ["in", "my", "neighborhood"],
  ["close", "to", "me"],
  ["close", "to"],
  ["op", "zoek", "naar"],
  ["looking", "for"],
  ["someone", "to"],
];

/** The whole country. */
export const countryNames: ReadonlySet<string> = new Set(
  split(
    "nederland heelnederland netherlands thenetherlands allofthenetherlands allofnetherlands wholeofthenetherlands holland overal everywhere anywhere",
  ),
);
