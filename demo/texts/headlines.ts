import {
  all,
  car,
  caresFor,
  children,
  city,
  country,
  garden,
  hosts,
  hostsDays,
  hostsNights,
  lives,
  medication,
  mediumHigh,
  not,
  olderThan,
  onlyCats,
  onlyDogs,
  owns,
  type SitterTexts,
  sleepsThere,
  village,
  visits,
  walks,
  yearsFrom,
} from "./sitter-facts.ts";
import { always } from "./variants.ts";

/** One line under a name: at most eighty characters, no two alike. */
export const headlines: SitterTexts = [
  [
    always,
    [
      "Liever een foto te veel dan een vraag te weinig",
      "Rustig, op tijd en altijd bereikbaar",
      "Je dier eerst, mijn telefoon daarna",
      "Ik neem de tijd, ook als het tegenzit",
      "Betrouwbaar, en dat mag je aan de buren vragen",
      "Geen haast, wel een vaste routine",
      "Alsof ze bij hun tante logeren",
      "Eerst koffie, dan pas de sleutel",
      "Ik doe het zoals jij het doet, tot en met het kleedje",
      "Kalm huis, zachte stem, volle koekjestrommel",
      "Afspraak is afspraak, ook op zondag om acht uur",
      "Voor dieren die even moeten wennen",
      "Ik lees je lijstje, twee keer",
      "Een berichtje elke dag, zonder dat je erom vraagt",
      "Opgegroeid met dieren, nooit meer zonder gekund",
      "Ook voor het dier dat niemand durft te aaien",
    ],
  ],
  [
    walks,
    [
      "Wandelt graag, ook als het regent",
      "Een uur buiten is een uur buiten, zonder telefoon",
      "Modderpoten schrikken mij niet af",
      "Drie rondjes per dag, waarvan een lange",
      "Regenpak aan en gaan",
      "Loopt met kleine groepjes, nooit meer dan drie honden",
      "Ken elk bankje en elke sloot in de buurt",
      "Een moe hondje is een blij hondje",
      "Snuffelen mag, daar is de wandeling voor",
    ],
  ],
  [
    all(walks, mediumHigh),
    ["Voor honden met te veel energie voor een rondje blok", "Rent mee, als het moet"],
  ],
  [
    visits,
    [
      "Ik kom bij je thuis, dan blijft alles zoals het is",
      "Brokjes, een schone bak en een kwartier spelen",
      "Twee keer per dag langs, op vaste tijden",
      "Planten krijgen water, dieren krijgen aandacht",
      "Gordijnen open, post van de mat, poes op schoot",
    ],
  ],
  [
    hostsDays,
    [
      "Overdag bij mij op de bank, 's avonds weer bij jou",
      "Opvang in een gewoon huis, geen kennel",
      "Mandje naast mijn bureau, baasje aan het werk",
    ],
  ],
  [
    hostsNights,
    [
      "Logeren als bij familie",
      "Logeeradres met een warm plekje bij de kachel",
      "Eigen mand mee, de rest heb ik",
      "Slapen waar ze willen, ook op het voeteneind",
    ],
  ],
  [
    sleepsThere,
    [
      "Ik slaap bij jouw dier, in jouw huis",
      "Jij op vakantie, ik op jouw bank met de kat",
      "Licht aan, dier blij, huis bewoond",
    ],
  ],
  [
    all(garden, hosts),
    [
      "Grote tuin, hoge schutting, weinig regels",
      "Rustige dierenvriend met een groene tuin",
      "Tuin op het zuiden en altijd een bak water",
    ],
  ],
  [
    onlyDogs,
    [
      "Alleen honden, en die met heel mijn hart",
      "Hondenmens tot in de tenen",
      "Mijn auto ruikt naar hond en dat vind ik prima",
      "Van chihuahua tot Berner: welkom",
      "Voor de hond die aan de lijn trekt en de hond die niet wil",
      "Zeven kilometer per dag, en dat is voor het ontbijt",
    ],
  ],
  [
    onlyCats,
    [
      "Kattenoppas die weet wanneer je weg moet kijken",
      "Gespecialiseerd in katten onder het bed",
      "Wacht op de grond tot de poes zelf komt",
      "Kattenbak, kam en veel geduld",
      "Voor katten die liever niet opgepakt worden",
      "Een kat kiest zelf, en meestal kiest ze mij",
    ],
  ],
  [
    all(caresFor("rabbit"), not(country)),
    [
      "Ook voor konijnen, cavia's en alles wat hooi eet",
      "Klein dier, groot hart, schoon hok",
      "Kent het verschil tussen knorren en klappertanden",
    ],
  ],
  [caresFor("bird"), ["Fluit terug, desnoods een half uur", "Ook de parkiet krijgt zijn praatje"]],
  [caresFor("fish"), ["Houdt de vissen en de waterplanten op peil"]],
  [
    caresFor("reptile"),
    ["Niet bang voor schubben, slangen of krekels", "Terrarium op temperatuur, ook in het weekend"],
  ],
  [
    country,
    [
      "Om zes uur voeren is voor mij uitslapen",
      "Laarzen bij de deur, altijd",
      "Van kip tot paard, alles krijgt op tijd eten",
      "Erf, stal en hok: ik ken het werk",
      "Groot geworden op de boerderij en nooit weggegaan",
      "Ik tel de kippen twee keer",
    ],
  ],
  [
    lives("student"),
    [
      "Student met een vol rooster en lege ochtenden",
      "Studeert het best met een dier in de kamer",
      "Mist de hond van thuis en heeft tijd over",
      "Student die dieren boven feestjes stelt, meestal",
      "Tussen de colleges door op pad met jouw hond of kat",
      "Leert voor tentamens, het liefst met een dier erbij",
    ],
  ],
  [
    lives("office"),
    [
      "Kantoormens door de week, dierenmens daarna",
      "Avonden en weekenden zijn voor de dieren",
      "Na een dag vergaderen wil ik alleen nog aaien",
      "In het weekend vind je mij buiten",
    ],
  ],
  [
    lives("homeWorker"),
    [
      "Werkt thuis en is dus nooit ver weg",
      "Thuiswerker zoekt gezelschap met staart",
      "Pauze is wandelen, en ik neem veel pauze",
      "De hele dag iemand in huis",
    ],
  ],
  [
    lives("partTimer"),
    [
      "Een paar dagen werk, de rest is voor dieren",
      "Vaste vrije dagen, vaste rondjes",
      "Deeltijdbaan en voltijds dierenvriend",
      "Op mijn vrije dag ben ik het liefst buiten",
    ],
  ],
  [
    lives("shiftWorker"),
    [
      "Werkt als anderen slapen en is overdag vrij",
      "Onregelmatig werk, regelmatige wandelingen",
      "Vroege dienst gehad? Dan ben ik er 's middags voor je dier",
      "Wisselende diensten, altijd een oplossing",
    ],
  ],
  [
    all(lives("parent"), children),
    ["Druk huis, lief huis", "Na het schoolplein meteen naar buiten"],
  ],
  [
    lives("retired"),
    [
      "Met pensioen en elke dag op pad",
      "Heeft alle tijd en een goede stoel",
      "Veertig jaar gewerkt, nu mag ik wandelen",
      "Kleinkinderen op woensdag, dieren op alle andere dagen",
      "Rustige gepensioneerde die graag buiten is",
      "Vroeg op, vroeg op pad",
      "Voor oudere dieren die hun rust willen",
    ],
  ],
  [
    lives("freelancer"),
    [
      "Deelt de eigen tijd in, en die van je dier telt mee",
      "Eigen baas, dus overdag beschikbaar",
      "Tussen twee opdrachten door het liefst met een dier",
    ],
  ],
  [
    lives("professional"),
    [
      "Van dieren mijn werk gemaakt, nooit spijt gehad",
      "Vakmens met een zachte hand",
      "Verzekerd, geschoold en elke dag buiten",
      "Vaste klanten, kleine groepen, duidelijke afspraken",
      "Elke dag dezelfde oppas, geen wisselend team",
      "Al jaren mijn beroep, nog altijd mijn hobby",
    ],
  ],
  [all(children, not(lives("parent"))), ["Huis met kinderen die weten hoe je een dier aait"]],
  [
    medication,
    [
      "Pillen, prikken en druppels: ik blijf er rustig onder",
      "Ook voor dieren die medicijnen nodig hebben",
      "Ervaren met oude dieren en hun pillendoos",
    ],
  ],
  [
    yearsFrom(15),
    [
      "Al meer dan vijftien jaar over de vloer bij andermans dieren",
      "Ik heb ze allemaal gehad: bangeriken, boeven en schatjes",
    ],
  ],
  [
    yearsFrom(1, 2),
    ["Nieuw hier, niet nieuw met dieren", "Net begonnen, met veel liefde en weinig haast"],
  ],
  [all(car, village), ["Haalt en brengt, tot in de uithoeken van de polder"]],
  [
    city,
    ["Midden in de stad, vijf minuten van het park", "Stadsmens met een voorkeur voor vachten"],
  ],
  [
    village,
    ["Dorpsmens: iedereen kent me, en mijn fiets ook", "Waar het dorp ophoudt begint ons rondje"],
  ],
  [
    all(owns("dog"), hosts),
    [
      "Mijn eigen hond deelt zijn mand, niet zijn bal",
      "Logeerhond welkom, de mijne vindt alles goed",
    ],
  ],
  [owns("cat"), ["Zelf een kat die alles beter weet"]],
  [
    all(olderThan(45), not(children), not(lives("retired")), hosts),
    ["Kinderen de deur uit, plek op de bank"],
  ],
  [all(lives("homeWorker"), hosts), ["Mijn collega's kennen alle logees van de webcam"]],
  [
    all(lives("parent"), children, hosts),
    ["Gezin met plek voor een logee", "Mijn kinderen vragen elke week wie er komt logeren"],
  ],
];
