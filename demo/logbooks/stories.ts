import type { ActivityKind } from "#contract/logbooks/logbook-entries.ts";
import type { Day } from "#demo/pictures/picture-keys.ts";

/** Something of a visit, so many minutes after the check-in. */
export type Moment = { after: number; pet?: string } & (
  | { did: ActivityKind; minutes?: number; note?: string }
  | { shows: Day; caption?: string; isLoved?: boolean }
  | { walked: number }
);

export type VisitStory = { stays: number; note?: string; moments: readonly Moment[] };

export type LogbookStory = {
  ownerNotes?: string;
  sitterNotes?: string;
  /** With a time, each day; `isDone` where it can be. */
  tasks?: readonly { text: string; time?: string; pet?: string }[];
  /** One after the other, and from the first again. */
  visits: readonly VisitStory[];
  isShared?: boolean;
};

const hour = 60;
const day = 24 * hour;

/** Moos and Minoes at home, while Tess is away: mornings and evenings in turn. */
export const tessAtWork: LogbookStory = {
  ownerNotes:
    "De achterdeur klemt, even optillen. Moos krijgt geen kaas, hoe hij ook kijkt. Minoes komt pas tevoorschijn als je zit.",
  sitterNotes: "Ze zijn allebei vrolijk. Het natvoer is bijna op: ik neem morgen een zakje mee.",
  tasks: [
    { text: "Ontbijt voor Moos en Minoes", time: "08:00" },
    { text: "Rondje met Moos", time: "08:00", pet: "Moos" },
    { text: "Avondeten", time: "18:00" },
    { text: "Pil voor Minoes, bij het eten", time: "18:00", pet: "Minoes" },
    { text: "Planten in de serre" },
  ],
  visits: [
    {
      stays: 44,
      moments: [
        { after: 3, did: "fed", note: "180 gram brokken, bak schoon gelikt." },
        { after: 4, did: "water" },
        { after: 8, walked: 21, pet: "Moos" },
        { after: 31, shows: "park", pet: "Moos", caption: "Bal gevonden.", isLoved: true },
        { after: 34, shows: "window", pet: "Minoes", caption: "Zij kijkt liever." },
        { after: 36, did: "cuddled", pet: "Minoes", minutes: 5 },
        { after: 40, did: "litter_cleaned", pet: "Minoes" },
      ],
    },
    {
      stays: 42,
      note: "Alles rustig. Moos lag al te wachten achter de deur.",
      moments: [
        { after: 3, did: "fed" },
        { after: 6, did: "medication", pet: "Minoes", note: "In een stukje kip. Doorgeslikt." },
        { after: 9, walked: 17, pet: "Moos" },
        { after: 28, shows: "nap", pet: "Moos" },
        { after: 30, shows: "evening", pet: "Minoes", isLoved: true },
        { after: 33, shows: "bowl", pet: "Moos" },
        { after: 38, did: "plants" },
        { after: 39, did: "post" },
      ],
    },
    {
      stays: 40,
      moments: [
        { after: 2, did: "fed" },
        { after: 3, did: "water" },
        { after: 7, walked: 19, pet: "Moos" },
        { after: 29, shows: "garden", pet: "Moos", caption: "Even luchten.", isLoved: true },
        { after: 33, shows: "evening", pet: "Minoes" },
        { after: 35, did: "played", pet: "Minoes", minutes: 6 },
      ],
    },
  ],
};

/** Four nights at home: one visit, which lasts from the first day to the last. */
export const tessAtHerSisters: LogbookStory = {
  ownerNotes:
    "Moos slaapt in de mand in de gang. Dinsdagochtend een andere route, vanwege de vuilniswagen.",
  sitterNotes:
    "Vier dagen zon, en een Moos die elke avond om negen uur naar zijn mand liep. Een heerlijke logeerpartij, hij mag zo weer.",
  isShared: true,
  visits: [
    {
      stays: 4 * day - 4 * hour,
      note: "Sleutel ligt weer bij de buren.",
      moments: [
        { after: 1.5 * hour, did: "fed" },
        { after: 2 * hour, walked: 38, pet: "Moos" },
        { after: 2.8 * hour, shows: "park", pet: "Moos", isLoved: true },
        { after: 5 * hour, shows: "evening", pet: "Moos" },
        { after: 15.5 * hour, did: "fed" },
        { after: 16 * hour, walked: 26, pet: "Moos" },
        { after: 22 * hour, walked: 52, pet: "Moos" },
        {
          after: 23 * hour,
          shows: "beach",
          pet: "Moos",
          caption: "Eindelijk het water in.",
          isLoved: true,
        },
        {
          after: 23.2 * hour,
          did: "played",
          minutes: 30,
          note: "Met een retriever van zijn maat.",
        },
        { after: 26 * hour, did: "fed" },
        { after: 39.5 * hour, did: "fed" },
        { after: 40 * hour, walked: 31, pet: "Moos" },
        { after: 42 * hour, shows: "garden", pet: "Moos" },
        { after: 46 * hour, did: "cuddled", minutes: 20 },
        { after: 47 * hour, shows: "nap", pet: "Moos", isLoved: true },
        { after: 63 * hour, did: "fed" },
        { after: 64 * hour, walked: 44, pet: "Moos" },
        { after: 65 * hour, shows: "bowl", pet: "Moos" },
        { after: 74 * hour, did: "fed" },
        { after: 75 * hour, shows: "window", pet: "Moos", caption: "Wachten op Tess." },
        { after: 88 * hour, did: "fed" },
      ],
    },
  ],
};

/** Walks at noon by somebody else. */
export const moosAtNoon: LogbookStory = {
  sitterNotes: "Moos trekt alleen bij eenden. Verder een droom aan de lijn.",
  visits: [
    {
      stays: 58,
      moments: [
        { after: 4, walked: 46, pet: "Moos" },
        { after: 30, shows: "park", pet: "Moos", isLoved: true },
        { after: 52, did: "water" },
      ],
    },
    {
      stays: 61,
      moments: [
        { after: 4, walked: 50, pet: "Moos" },
        { after: 41, shows: "beach", pet: "Moos", caption: "Modder. Sorry." },
        { after: 56, did: "other", note: "Poten gewassen." },
      ],
    },
  ],
};

/** Once a day, for whichever animals somebody has. */
export const dailyVisits: LogbookStory = {
  ownerNotes: "Het eten staat in de kast naast de koelkast.",
  sitterNotes: "Elke dag even kletsen en spelen, en dan weer verder slapen. Geen bijzonderheden.",
  tasks: [
    { text: "Eten en water" },
    { text: "Post van de mat" },
    { text: "Plant op de vensterbank" },
  ],
  visits: [
    {
      stays: 32,
      moments: [
        { after: 3, did: "fed" },
        { after: 4, did: "water" },
        { after: 12, did: "cuddled", minutes: 10 },
        { after: 20, shows: "window", isLoved: true },
        { after: 28, did: "post" },
      ],
    },
    {
      stays: 28,
      moments: [
        { after: 2, did: "fed" },
        { after: 9, did: "played", minutes: 12 },
        { after: 22, shows: "evening" },
      ],
    },
    {
      stays: 35,
      note: "Plant had dorst.",
      moments: [
        { after: 3, did: "fed" },
        { after: 8, did: "plants" },
        { after: 18, shows: "pair" },
        { after: 24, did: "cuddled", minutes: 8 },
      ],
    },
  ],
};
