/** What owners write about themselves; `{dieren}` are the names of their animals. */
export const ownerAbouts = [
  "Ik ben {naam} en woon met {dieren} in {plaats}. Ik zoek iemand in de buurt die ze kent voordat het nodig is, en niet pas in de week voor de vakantie.",
  "Wij werken allebei, en soms loopt een dag uit. Dan is het fijn als er iemand voor {dieren} is.",
  "{naam} hier. Aandacht voor {dieren} gaat voor alles, alleen mijn agenda weet dat nog niet. Vandaar dat ik hulp zoek.",
  "Ik ben vaak een paar dagen weg voor mijn werk. Thuis houden we van vaste gezichten, {dieren} nog meer dan ik.",
  "Sinds de kinderen klein zijn, komt wandelen er minder van. Ik zoek iemand die er plezier in heeft om met {dieren} op pad te gaan.",
  "Onze vorige oppas is verhuisd en wordt gemist, vooral door {dieren}. We zoeken iemand die net zo rustig is.",
  "Ik herstel van een operatie en kan een tijd niet alles zelf. Een beetje hulp met {dieren} maakt veel verschil.",
  "We gaan drie keer per jaar weg en willen {dieren} liefst thuis laten. Iemand die langskomt, de post pakt en even blijft zitten, dat zou ideaal zijn.",
  "Ik ben {naam}. Ik ben nogal precies en schrijf lange lijstjes. Wie daarom kan lachen, past goed bij {dieren} en mij.",
  "In {plaats} kennen we nog niet veel mensen. Met {dieren} erbij maak je gelukkig snel een praatje.",
  "{dieren} en een drukke baan in de zorg: dat gaat alleen goed met iemand erbij.",
  "Ik ben alleen met {dieren} en wil weten dat er iemand is als er iets met mij gebeurt.",
  "Een dag in de week ga ik naar kantoor. Dan zoek ik gezelschap voor {dieren}, het liefst dezelfde persoon elke week.",
  "We hebben {dieren} uit het asiel en nemen de tijd om iemand te vinden die daarbij past.",
];

export type RequestTexts = { titles: readonly string[]; descriptions: readonly string[] };

export const requestTexts: Record<"holiday" | "walks" | "visits" | "weekend", RequestTexts> = {
  holiday: {
    titles: [
      "Oppas voor {dieren} tijdens onze vakantie",
      "Wie logeert er bij {dieren}?",
      "Vakantieoppas in {plaats} gezocht",
      "Twee weken oppas aan huis voor {dieren}",
      "Lief iemand voor {dieren} als wij weg zijn",
    ],
    descriptions: [
      "We gaan op vakantie en zoeken iemand die bij ons in huis wil slapen, zodat voor {dieren} alles bij het oude blijft. Er is wifi, een goed bed en een volle voorraadkast. Kom vooral eerst een keer koffie drinken.",
      "Tijdens onze vakantie zoeken we een rustig iemand voor {dieren}. De buren weten ervan en kunnen helpen als het nodig is. Alles staat op papier, tot en met het nummer van de dierenarts.",
      "Wij zijn dan weg en willen {dieren} niet naar een pension brengen. Iemand die de dag een beetje volgt zoals wij dat doen, is genoeg. Planten water geven zou fijn zijn.",
    ],
  },
  walks: {
    titles: [
      "Uitlater voor {dieren} op werkdagen",
      "Wie loopt er overdag met {dieren}?",
      "Vaste middagronde voor {dieren} in {plaats}",
      "Wandelmaatje gezocht voor {dieren}",
    ],
    descriptions: [
      "Ik zoek iemand voor een vaste wandeling tussen de middag met {dieren}. Aan de lijn gaat het goed, met andere honden ook. De sleutel krijg je na een kennismaking.",
      "Op de dagen dat ik naar kantoor ga, is het te lang alleen zijn. Een uur eruit met {dieren}, met slecht weer wat korter. Het liefst steeds dezelfde persoon.",
    ],
  },
  visits: {
    titles: [
      "Twee keer per dag langs bij {dieren}",
      "Wie geeft {dieren} eten en gezelschap?",
      "Bezoekjes aan huis voor {dieren}",
      "Kattenbak, brokjes en een praatje: {dieren}",
    ],
    descriptions: [
      "We zijn een paar dagen weg. Eten, water, schoonmaken en een kwartier aandacht voor {dieren}; meer is het niet. Elke dag een foto zou leuk zijn.",
      "Wie wil er 's ochtends en 's avonds even binnenlopen voor {dieren}? Vaste tijden zijn hier belangrijk. De sleutel geven we bij de kennismaking.",
    ],
  },
  weekend: {
    titles: [
      "Weekend weg: wie past er op {dieren}?",
      "Een lang weekend oppas in {plaats}",
      "Oppas voor {dieren}, een lang weekend",
    ],
    descriptions: [
      "We hebben een bruiloft, en daar mogen geen dieren mee naartoe. Daarom zoeken we iemand voor {dieren}. Het liefst bij ons thuis, maar bij jou mag ook als het er rustig is.",
      "Een weekend naar mijn ouders, en daar zijn ze allergisch. Ik zoek iemand die {dieren} niet alleen laat en 's avonds even naast ze komt zitten.",
    ],
  },
};
