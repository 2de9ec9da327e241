import { type Conversation, says, shows } from "./conversation.ts";

const day = 24;

/** Sanne and owners who found her, or whom she wrote to. */
export const sanneChats: Conversation[] = [
  {
    about: "cat",
    status: "pending",
    begunBy: "owner",
    unread: 2,
    lines: [
      says(
        "owner",
        0.7,
        "Dag Sanne, ik ben {owner}. We gaan over drie weken een lang weekend weg en zoeken iemand voor {pet}. Eén keer per dag eten, water en een beetje aandacht. Zou dat kunnen?",
      ),
      says(
        "owner",
        0.6,
        "Bellen mag ook, 06 12345678. Ik neem alleen niet op als ik voor de klas sta.",
      ),
    ],
  },
  {
    about: "dog",
    status: "accepted",
    begunBy: "owner",
    unread: 1,
    lines: [
      says(
        "owner",
        34 * day,
        "Hoi Sanne, {pet} kan niet goed alleen zijn en ik ga weer twee dagen naar kantoor. Doe je ook vaste dagen?",
      ),
      says(
        "sitter",
        34 * day - 4,
        "Dag {owner}, ja, maandag en donderdag zijn vrij. Hoe lang gaat het nu goed, alleen zijn?",
      ),
      says("owner", 34 * day - 5, "Een half uurtje. Daarna horen de buren hem."),
      says(
        "sitter",
        33 * day,
        "Dat kunnen we langzaam opbouwen. Breng hem een middag langs, dan kijken we hoe hij het bij ons vindt.",
      ),
      says(
        "owner",
        20 * day,
        "Eerste week voorbij. Hij rent naar de fiets als hij jouw naam hoort.",
      ),
      shows("sitter", 20 * day - 1, "bobbie-garden", "En Bobbie staat te wachten bij het hek."),
      says(
        "owner",
        4 * day,
        "Volgende week donderdag ben ik vrij, dus dan hoeft hij niet te komen.",
      ),
      says("sitter", 4 * day - 1, "Staat genoteerd. Fijne dag samen."),
      says(
        "owner",
        3.1,
        "Kan hij maandag misschien een uur eerder komen? Ik heb een vroege trein.",
      ),
    ],
  },
  {
    about: "rabbit",
    status: "accepted",
    begunBy: "sitter",
    lines: [
      says(
        "sitter",
        6 * day,
        "Dag {owner}, ik zag je oproep voor {pet}. Ik heb jaren konijnen gehad en een ren in de tuin staan die leeg is. Heb je al iemand?",
      ),
      says(
        "owner",
        6 * day - 8,
        "Nog niet! Kan een konijn gewoon logeren, of raakt hij dan van slag?",
      ),
      says(
        "sitter",
        6 * day - 9,
        "Neem zijn eigen hok en wat gebruikt hooi mee, dan ruikt het naar thuis. De eerste avond laat ik hem met rust.",
      ),
      {
        by: "sitter",
        hoursAgo: 5 * day,
        type: "INTERESTED_IN_BOOKING",
        params: { forIntroduction: true },
      },
      says("owner", 4 * day + 2, "Fijn, we komen graag kijken. Ik overleg even welke dag."),
    ],
  },
  {
    about: "dog",
    status: "accepted",
    begunBy: "owner",
    lines: [
      says(
        "owner",
        15 * day,
        "Hoi Sanne, kun je zaterdag op {pet} passen? We hebben een bruiloft tot laat.",
      ),
      says(
        "sitter",
        15 * day - 1,
        "Zaterdag ben ik er, en laat is geen probleem: hij mag blijven slapen.",
      ),
      says("owner", 15 * day - 1.5, "Je redt ons. Wat eet hij ’s ochtends bij jou?"),
      says("sitter", 15 * day - 1.6, "Wat hij thuis ook krijgt. Geef maar een bakje mee."),
      shows("sitter", 12 * day, "bobbie-bowl", "Ontbijt. Er is goed gegeten."),
      says("owner", 12 * day - 2, "Wat een heerlijke foto. We halen hem om elf uur op."),
      { ...says("owner", 12 * day - 2.1, "Of half twaalf?"), isTakenBack: true },
    ],
  },
  {
    about: "dog",
    status: "declined",
    begunBy: "owner",
    declinedBy: "sitter",
    lines: [
      says(
        "owner",
        27 * day,
        "Hallo, ik zoek een adres voor drie honden, zes weken lang, vanaf volgende week.",
      ),
      {
        by: "sitter",
        hoursAgo: 26 * day,
        type: "DECLINE",
        text: "Dag {owner}, drie honden zes weken lang is te veel voor mijn huis, en voor Bobbie. Ik wens je succes met zoeken.",
      },
    ],
  },
  {
    about: "cat",
    status: "pending",
    begunBy: "sitter",
    unread: 1,
    lines: [
      says(
        "sitter",
        1 * day + 2,
        "Dag {owner}, ik woon bij je in de buurt en kom in de week van je oproep graag bij {pet} langs. Ik werk drie dagen, dus twee keer per dag lukt.",
      ),
    ],
  },
];
