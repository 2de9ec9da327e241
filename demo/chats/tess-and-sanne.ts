import { type Conversation, says, shows } from "./conversation.ts";

const day = 24;

/** The conversation of the two whom everybody logs in as. */
export const tessAndSanne: Conversation = {
  about: "dog",
  status: "accepted",
  begunBy: "owner",
  unread: 2,
  lines: [
    says(
      "owner",
      12 * day + 3.2,
      "Hoi Sanne, ik ben Tess en ik woon om de hoek in Oudwijk. Ik zoek iemand voor Moos, een labrador van vier. Hij is lief, zwart en bang voor vuilniswagens. Heb je in de kerstvakantie plek?",
    ),
    says(
      "sitter",
      12 * day + 1.4,
      "Dag Tess, wat leuk. Een hond die bang is voor vuilniswagens heeft gelijk, vind ik. Om welke dagen gaat het?",
    ),
    says(
      "owner",
      12 * day + 1.1,
      "Van de 27e tot en met 2 januari. Met oud en nieuw dus, dat is meteen het lastige stuk.",
    ),
    says(
      "sitter",
      12 * day + 0.9,
      "Ik ben die week thuis. Met vuurwerk doe ik de gordijnen dicht en zet ik de radio aan, en dan gaan Bobbie en ik op de grond liggen. Moos mag erbij.",
    ),
    says("owner", 12 * day + 0.8, "Dat klinkt precies goed. Zullen we een keer kennismaken?"),
    {
      by: "sitter",
      hoursAgo: 12 * day + 0.7,
      type: "INTERESTED_IN_BOOKING",
      params: { forIntroduction: true, isAnswered: true },
    },
    says(
      "owner",
      11 * day + 5,
      "Zaterdagmiddag om twee uur, bij het hek van het Wilhelminapark? Dan kunnen de honden eerst even snuffelen.",
    ),
    says("sitter", 11 * day + 4.6, "Staat in mijn agenda. Ik neem koekjes mee, voor alle vier."),
    says("owner", 7 * day + 6, "Wat was dat leuk vanmiddag. Moos slaapt nu al twee uur."),
    shows("owner", 7 * day + 5.9, "moos-nap"),
    says("sitter", 7 * day + 5.2, "Bobbie ook. Dat noem ik een geslaagde kennismaking."),
    shows("sitter", 7 * day + 5.1, "bobbie-nap"),
    says(
      "owner",
      5 * day + 2,
      "Nog een vraag: hij krijgt elke ochtend een halve tablet voor zijn schildklier, in een blokje kaas. Lukt dat?",
    ),
    says(
      "sitter",
      5 * day + 1.7,
      "Geen probleem. Mijn vorige kat kreeg twee prikken per dag, een tablet in kaas is vakantie. Schrijf je de naam en de tijd voor me op?",
    ),
    says(
      "owner",
      5 * day + 1.5,
      "Doe ik. En vrijdag loopt mijn werk uit. Zou je dan met hem kunnen lopen?",
    ),
    says("sitter", 5 * day + 1.2, "Vrijdag kan, rond half vijf. Ligt de sleutel nog bij de buren?"),
    says("owner", 5 * day + 1.1, "Ja, bij nummer 9. Dank je wel!"),
    shows(
      "sitter",
      2 * day + 4,
      "bobbie-park",
      "Net terug. Hij heeft één bal gevonden en twee verloren.",
    ),
    says("owner", 2 * day + 3.5, "Haha, dat is een goede dag voor hem."),
    says(
      "sitter",
      1.6,
      "Dag Tess, voor de kerst: neem je zijn eigen kussen mee? Dat slaapt vast makkelijker.",
    ),
    says("sitter", 1.5, "En eet hij ’s avonds nog iets, of alleen ’s ochtends?"),
  ],
};
