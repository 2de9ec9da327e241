import {
  all,
  caresFor,
  garden,
  hosts,
  hostsDays,
  hostsNights,
  lives,
  not,
  olderThan,
  onlyCats,
  onlyDogs,
  ownsFirst,
  ownsNone,
  type SitterTexts,
} from "./sitter-facts.ts";

/** The animals at home, or why there are none. */
export const ownAnimalTexts: SitterTexts = [
  [
    ownsFirst("dog"),
    [
      "{dier}, mijn hond, is de beste gastheer die er is. Al {dierjaren} lang blij met elk bezoek.",
      "Mijn hond {dier} bepaalt het tempo in huis: langzaam, behalve als de postbode komt.",
      "{dier} ligt meestal in de gang, precies waar je langs moet. Daar wen je aan.",
      "Thuis woont {dier}, een hond van {dierjaren} die alles en iedereen vriendelijk vindt.",
      "Mijn eigen hond heet {dier}. Bij de kennismaking snuffelen ze eerst buiten aan elkaar, op neutraal terrein.",
      "{dier} is {dierjaren} en heeft een mand, een bal en een mening over paraplu's.",
      "Er is een eigen hond: {dier}, {dierjaren}. Groot in liefde, klein in geduld als het etenstijd is.",
      "Wie bij mij komt, krijgt {dier} erbij: {dierjaren} oud, goed met teven en reuen, en gaat opzij voor katten.",
      "{dier} kwam als pup en is nu {dierjaren}. Hij heeft mij geleerd dat je het weer niet moet opzoeken, maar gewoon moet gaan.",
      "Met {dier} loop ik drie keer per dag, dus een extra hond aan de lijn is geen moeite.",
      "{dier} komt uit een asiel in het zuiden en had een half jaar nodig om de stofzuiger te vertrouwen. Ik heb dus geduld.",
    ],
  ],
  [
    ownsFirst("cat"),
    [
      "De kat des huizes heet {dier}. Ze is {dierjaren} en heeft mij goed opgevoed.",
      "{dier} is een binnenkat met een balkon en een strak dagschema.",
      "Ik deel het huis met {dier}, een kat van {dierjaren} die bezoek eerst een uur van boven bekijkt.",
      "{dier} is onze poes, {dierjaren} oud. Ze slaapt achttien uur per dag en keurt de rest van de tijd.",
      "Thuis wacht {dier}. Die is {dierjaren} en doof aan één kant, dus ik weet wat het is om rekening te houden met een dier.",
      "Mijn kat {dier} is gek op bezoek, zolang het bezoek blijft zitten.",
      "Van {dier}, {dierjaren}, heb ik geleerd hoe je een pil in een stukje kaas verstopt, en hoe je merkt dat het niet gelukt is.",
      "{dier} kwam jaren geleden aanlopen en is gebleven. Niemand weet meer hoe het zonder was.",
    ],
  ],
  [
    all(ownsFirst("cat"), caresFor("dog")),
    [
      "Er woont hier een kat, {dier}. Honden vindt ze goed, zolang ze de vensterbank met rust laten.",
      "{dier}, de kat, is {dierjaren} en heeft al heel wat honden zien komen. Ze gaat er niet meer voor opzij.",
    ],
  ],
  [
    ownsFirst("rabbit"),
    [
      "In huis hupt {dier} rond, een konijn van {dierjaren} dat op de bak gaat en aan snoeren knaagt.",
      "{dier} heeft een ren van acht meter en komt 's avonds binnen. Wie konijnen kent, weet dat dat het gezelligste uur is.",
      "Mijn konijn {dier} is {dierjaren}. Ik let op eten en keutels, want aan een konijn zie je het pas laat als er iets is.",
    ],
  ],
  [
    ownsFirst("rodent"),
    [
      "Op de kast staat het hok van {dier}. Klein dier, grote stem, zodra de koelkast opengaat.",
      "{dier} is mijn eigen knager. Ik weet dus dat schoon hooi belangrijker is dan een mooi hok.",
    ],
  ],
  [
    ownsFirst("bird"),
    [
      "{dier} vliegt hier los door de kamer en fluit mee met de radio.",
      "Thuis zit {dier}, een vogel van {dierjaren} die goedemorgen zegt op elk uur van de dag.",
    ],
  ],
  [
    ownsFirst("fish"),
    [
      "In de kamer staat een aquarium van tweehonderd liter, met {dier} als oudste bewoner.",
      "Mijn eigen dieren maken weinig lawaai: het zijn vissen. {dier} herkent me, daar houd ik aan vast.",
    ],
  ],
  [
    ownsFirst("reptile"),
    [
      "In het terrarium woont {dier}. Ik ken het werk: lampen, vocht, krekels tellen.",
      "{dier} is {dierjaren} en heeft schubben. Bezoekers schrikken, kinderen zijn na tien minuten verliefd.",
    ],
  ],
  [
    ownsFirst("horse"),
    [
      "Achter het huis staat {dier}. Ik ben dus elke dag om zeven uur op het land, ook met oud en nieuw.",
      "{dier} is {dierjaren} en mijn grote liefde. Stal, wei en hoefsmid: het zit in mijn ritme.",
    ],
  ],
  [
    ownsFirst("farm"),
    [
      "Op het erf lopen {dier} en de anderen. Ik weet hoe je een hek sluit.",
      "{dier} is de baas van het erf. De rest luistert, ik ook.",
      "We houden zelf wat dieren, met {dier} voorop. Om half acht is het hier voertijd, elke dag.",
    ],
  ],
  [
    all(ownsNone, lives("student")),
    [
      "Mijn huisgenoten en ik hebben samen één goudvis gehad. Het was een leerzaam jaar.",
      "Thuis bij mijn ouders is er een hond. Elke keer dat ik wegga kijkt hij me na, dus ik weet hoe dat voelt.",
      "Een eigen dier komt er na mijn studie. De naam heb ik al.",
      "Een eigen dier heb ik niet; in een studentenhuis is dat niet eerlijk. Bij mijn ouders woont nog een oude kat die doet alsof ze me niet kent.",
      "Zelf heb ik geen dier, wel alle foto's van de hond van mijn oma op mijn telefoon.",
    ],
  ],
  [
    all(ownsNone, olderThan(50)),
    [
      "Vroeger hadden we altijd honden. Ik kan nog steeds niet langs een hond lopen zonder gedag te zeggen.",
      "Onze laatste hond is veertien geworden. Een nieuwe komt er niet, maar ik mis het aaien bij het journaal.",
      "Ik heb mijn leven lang dieren gehad. Nu niet meer, en dat went niet.",
      "De mand staat nog in de gang. Daar mag jouw dier in.",
    ],
  ],
  [
    all(ownsNone, not(lives("student"))),
    [
      "Op dit moment woon ik zonder dieren. Het is schoon en veel te stil.",
      "Zelf heb ik nu geen dieren, dus die van jou krijgt alle aandacht.",
      "Er zijn geen andere dieren in huis. Voor wie niet goed deelt, is dat een voordeel.",
      "Wij reizen te veel voor een eigen dier. Als ik thuis ben, ben ik er helemaal.",
      "Geen eigen dieren, wel een kast vol lijnen, kammen en handdoeken.",
    ],
  ],
  [
    all(onlyDogs, ownsNone),
    [
      "Voor katten ben ik helaas allergisch, voor honden gelukkig niet.",
      "Ik pas alleen op honden, want van katten moet ik niezen.",
    ],
  ],
  [
    all(onlyCats, ownsNone),
    [
      "Ik houd het bij katten en klein spul; een hond vraagt meer ruimte dan ik heb.",
      "Honden vind ik lief op afstand. Katten begrijp ik.",
    ],
  ],
  [
    all(hostsNights, garden, caresFor("dog")),
    [
      "Logees mogen overal komen, behalve op de eettafel. Die regel is er gekomen na een labrador en een taart.",
    ],
  ],
  [
    all(hostsDays, caresFor("dog")),
    [
      "Er zijn hier nooit meer dan een paar dieren tegelijk. Het blijft een huiskamer, geen speeltuin.",
    ],
  ],
  [
    all(ownsNone, lives("office", "partTimer", "shiftWorker", "freelancer"), not(hosts)),
    ["Thuis kan geen dier, want ik ben vaak te lang weg. Een paar uur met het jouwe kan wel."],
  ],
  [
    all(ownsNone, caresFor("cat"), not(lives("student"))),
    [
      "Mijn laatste kat is vorig jaar gestorven. Aan een nieuwe ben ik nog niet toe, aan oppassen wel.",
    ],
  ],
];
