import { type Conversation, says } from "./conversation.ts";

const day = 24;

/** Tess and other sitters in her town. */
export const tessChats: Conversation[] = [
  {
    about: "dog",
    status: "accepted",
    begunBy: "sitter",
    unread: 1,
    lines: [
      says(
        "sitter",
        2 * day + 7,
        "Dag Tess, ik zag je oproep voor Moos en Minoes. Ik woon op tien minuten fietsen en werk thuis. Doordeweeks kan ik bijna altijd even langskomen.",
      ),
      says(
        "owner",
        2 * day + 5,
        "Hoi {sitter}, fijn dat je schrijft. Voor de kerst heb ik iemand, maar in januari zoek ik hulp op dinsdag. Is dat iets voor je?",
      ),
      says(
        "sitter",
        2 * day + 4.2,
        "Dinsdag is mijn rustigste dag, dus graag. Hoe laat zou dat zijn?",
      ),
      says(
        "owner",
        1 * day + 3,
        "Zo tussen twaalf en twee, een uurtje lopen en even bij Minoes kijken.",
      ),
      says(
        "sitter",
        5.3,
        "Dat past goed. Zullen we een keer samen een rondje lopen, zodat Moos me kent voordat ik met de sleutel voor de deur sta?",
      ),
    ],
  },
  {
    about: "cat",
    status: "pending",
    begunBy: "owner",
    unread: 2,
    lines: [
      says(
        "owner",
        9.5,
        "Dag {sitter}, ik zoek iemand die in de voorjaarsvakantie twee keer per dag bij Minoes kijkt. Ze is elf, en verlegen tot je een blikje opent. Doe je ook katten die liever niet gezien worden?",
      ),
      says("owner", 9.4, "Het gaat om 20 tot en met 27 februari."),
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
        21 * day,
        "Hoi {sitter}, wat een mooie tuin op je foto’s. Heb je met oud en nieuw plek voor een labrador van vier?",
      ),
      says(
        "sitter",
        20 * day + 6,
        "Dag Tess, dank je. Hoe is hij met kippen? Die lopen hier los rond.",
      ),
      says("owner", 20 * day + 5, "Eerlijk gezegd: nieuwsgierig. Heel nieuwsgierig."),
      {
        by: "sitter",
        hoursAgo: 20 * day + 3,
        type: "DECLINE",
        text: "Dan denk ik dat hij bij iemand anders beter zit, en mijn kippen denken dat ook. Ik hoop dat je snel iemand vindt.",
      },
    ],
  },
  {
    about: "dog",
    status: "accepted",
    begunBy: "owner",
    archivedBy: "owner",
    lines: [
      says("owner", 190 * day, "Dag {sitter}, kun je aanstaande donderdag een uur met Moos lopen?"),
      says("sitter", 190 * day - 2, "Donderdag lukt. Half elf?"),
      says("owner", 190 * day - 2.3, "Half elf is goed. De sleutel ligt bij de buren."),
      says("sitter", 187 * day, "We zijn langs het water gegaan. Hij is nat en tevreden."),
      says("owner", 187 * day - 3, "Dat ruik ik. Heel erg bedankt!"),
    ],
  },
  {
    about: "dog",
    status: "closed",
    closedReason: "timeout",
    begunBy: "owner",
    unread: 1,
    lines: [
      says(
        "owner",
        96 * day,
        "Dag {sitter}, ik zoek in de zomer iemand voor een week. Heb je dan nog plek voor een hond en een kat?",
      ),
    ],
  },
];
