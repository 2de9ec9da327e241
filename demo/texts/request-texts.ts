import type { Dice } from "#art/seed.ts";
import { requestTitleMaxLength } from "#contract/requests.ts";
import { always, Deck, fill, listed } from "./variants.ts";

export const requestKinds = [
  "holiday",
  "weekend",
  "visits",
  "walks",
  "daycare",
  "young",
  "stable",
] as const;
export type RequestKind = (typeof requestKinds)[number];

type RequestTexts = { titles: readonly string[]; descriptions: readonly string[] };

/**
 * What owners ask for; `{dieren}` are the names of their animals, and `[is|zijn]` is said of one or
 * of several.
 */
const texts: Record<RequestKind, RequestTexts> = {
  holiday: {
    titles: [
      "Oppas voor {dieren} tijdens onze vakantie",
      "Wie logeert er bij {dieren}?",
      "Vakantieoppas in {plaats} gezocht",
      "Oppas aan huis voor {dieren} als wij op reis zijn",
      "Lief iemand voor {dieren} als wij weg zijn",
      "Eindelijk op vakantie: wie let er op {dieren}?",
      "Huis, tuin en {dieren}: oppas gezocht",
      "Wie wil er een tijdje in {plaats} wonen met {dieren}?",
    ],
    descriptions: [
      "We gaan op vakantie en zoeken iemand die bij ons in huis wil slapen, zodat voor {dieren} alles bij het oude blijft. Er is wifi, een goed bed en een volle voorraadkast.",
      "Tijdens onze vakantie zoeken we een rustig iemand voor {dieren}. De buren weten ervan en kunnen helpen als het nodig is. Alles staat op papier, tot en met het nummer van de dierenarts.",
      "Wij zijn dan weg en willen {dieren} niet naar een pension brengen. Iemand die de dag een beetje volgt zoals wij dat doen, is genoeg. Planten water geven zou fijn zijn.",
      "Voor het eerst in jaren gaan we met het hele gezin naar Noorwegen, en dat is voor {dieren} te ver. Wie wil er zolang in ons huis wonen? Je mag gerust iemand meenemen.",
      "We zoeken iemand die overdag thuis kan werken en het gezellig vindt om {dieren} om zich heen te hebben. Er staat een bureau bij het raam, en de koffie is goed.",
      "Mijn zus past normaal op, maar zij gaat dit keer mee. Daarom zoeken we een nieuw vertrouwd gezicht voor {dieren}, liefst iemand die vaker wil komen.",
      "Het gaat om voeren, een beetje spelen en 's nachts in huis zijn. {dieren} [is|zijn] gewend aan regelmaat, en daar hebben we een lijstje van gemaakt.",
      "Wij gaan fietsen langs de Donau. {dieren} [blijft|blijven] hier, met alles wat vertrouwd is. We zoeken iemand die niet schrikt van een beetje haar op de bank.",
    ],
  },
  weekend: {
    titles: [
      "Weekend weg: wie past er op {dieren}?",
      "Een lang weekend oppas in {plaats}",
      "Oppas voor {dieren}, een lang weekend",
      "Bruiloft: wie blijft er bij {dieren}?",
      "Logeeradres voor {dieren}, een paar nachten",
      "Een paar dagen gezelschap voor {dieren}",
    ],
    descriptions: [
      "We hebben een bruiloft, en daar mogen geen dieren mee naartoe. Daarom zoeken we iemand voor {dieren}. Het liefst bij ons thuis, maar bij jou mag ook als het er rustig is.",
      "Een weekend naar mijn ouders, en daar zijn ze allergisch. Ik zoek iemand die {dieren} niet alleen laat en 's avonds even [ernaast|naast ze] komt zitten.",
      "Ik loop een marathon in het buitenland en ben van vrijdag tot maandag weg. {dieren} [hoeft|hoeven] niet te trainen, een rondje en een volle bak zijn genoeg.",
      "We vieren dat mijn vader tachtig wordt, met de hele familie op een eiland. Wie houdt {dieren} zolang gezelschap?",
      "Voor mijn werk moet ik een paar dagen naar Berlijn. Ik zoek iemand in de buurt van {plaats} die 's avonds en 's nachts bij {dieren} is.",
      "De badkamer wordt verbouwd en het is hier een herrie. Wie heeft er een paar nachten een rustige plek voor {dieren}?",
      "Een weekend met vriendinnen, al een jaar gepland. Nu alleen nog iemand die goed is met {dieren} en zin heeft in een huis met een houtkachel.",
    ],
  },
  visits: {
    titles: [
      "Twee keer per dag langs bij {dieren}",
      "Wie geeft {dieren} eten en gezelschap?",
      "Bezoekjes aan huis voor {dieren}",
      "Eten, water en een praatje voor {dieren}",
      "Wie komt er even kijken bij {dieren}?",
      "Oppas die langskomt voor {dieren} in {plaats}",
      "Elke dag een half uur bij {dieren}",
    ],
    descriptions: [
      "We zijn een paar dagen weg. Eten, water, schoonmaken en een kwartier aandacht voor {dieren}; meer is het niet. Elke dag een foto zou leuk zijn.",
      "Wie wil er 's ochtends en 's avonds even binnenlopen voor {dieren}? Vaste tijden zijn hier belangrijk. De sleutel geven we bij de kennismaking.",
      "{dieren} [redt|redden] zich prima, zolang er elke dag iemand komt. Een bakje bijvullen, even kijken of alles in orde is en de gordijnen open en dicht.",
      "Ik zoek iemand die het niet erg vindt om op de grond te gaan zitten. Dan komt het met {dieren} vanzelf goed.",
      "Wij gaan een weekje naar zee. Alles staat klaar, met briefjes erop. Het verschonen is zo gebeurd als je weet hoe het moet, en dat laten we zien.",
      "De buurvrouw doet dit al jaren, maar zij is net geopereerd. We zoeken voor deze keer iemand anders die voorzichtig is met {dieren}.",
      "Overdag is het hier stil, en daar [houdt|houden] {dieren} van. Kom rustig binnen, praat een beetje, en je hebt er [een vriend|vrienden] bij.",
      "Tijdens de verbouwing bij mijn moeder slaap ik daar. Ik woon te ver weg om elke dag heen en weer te rijden, dus zoek ik hulp voor {dieren}.",
    ],
  },
  walks: {
    titles: [
      "Uitlater voor {dieren} op werkdagen",
      "Wie loopt er overdag met {dieren}?",
      "Vaste middagronde voor {dieren} in {plaats}",
      "Wandelmaatje gezocht voor {dieren}",
      "Elke week een flinke wandeling met {dieren}",
      "Tussen de middag eruit met {dieren}",
      "Hondenuitlater in {plaats} gezocht",
    ],
    descriptions: [
      "Ik zoek iemand voor een vaste wandeling tussen de middag met {dieren}. Aan de lijn gaat het goed, met andere honden ook. De sleutel krijg je na een kennismaking.",
      "Op de dagen dat ik naar kantoor ga, is het te lang alleen zijn. Een uur eruit met {dieren}, met slecht weer wat korter. Het liefst steeds dezelfde persoon.",
      "Door een nieuwe heup kan ik voorlopig geen lange rondes lopen. {dieren} wel. Wie neemt dat een paar keer per week van me over?",
      "We wonen vlak bij het park. Een rondje van drie kwartier is genoeg, snuffelen hoort daarbij. {dieren} [mag|mogen] ook in een kleine groep mee.",
      "Sinds er een baby is, schiet de middagwandeling erbij in. Wij zoeken iemand die {dieren} ophaalt, moe maakt en weer thuisbrengt.",
      "Ik werk in ploegendienst en zoek hulp voor de dagen dat ik slaap als de rest van {plaats} wakker is. {dieren} [trekt|trekken] een beetje in het begin, daarna niet meer.",
      "Het liefst iemand die van buiten houdt en zelf ook een hond heeft. {dieren} [kan|kunnen] goed met anderen, behalve met eenden.",
    ],
  },
  daycare: {
    titles: [
      "Dagopvang voor {dieren}, een vaste dag per week",
      "Waar [mag|mogen] {dieren} overdag zijn?",
      "Op kantoordagen een plek voor {dieren}",
      "Gezelschap overdag voor {dieren} in {plaats}",
      "Vast oppasadres voor {dieren} gezocht",
    ],
    descriptions: [
      "Ik moet weer naar kantoor en dat zijn lange dagen. We zoeken een huis waar {dieren} overdag welkom [is|zijn], liefst met een tuin of een park in de buurt.",
      "Brengen doe ik rond acht uur, halen om half zes. {dieren} [slaapt|slapen] veel en [wil|willen] vooral bij iemand in de kamer liggen.",
      "Geen grote groep en geen kennel, maar een gewoon huis met een bank. Wij zoeken voor {dieren} een vaste plek, elke week dezelfde dagen.",
      "Mijn ouders deden dit jarenlang met plezier, maar het wordt ze te veel. Wie wil overdag op {dieren} passen? Bij ons thuis mag ook.",
      "We zoeken iemand die thuis werkt en gezelschap kan gebruiken. {dieren} [is|zijn] rustig in huis, en rond de lunch [is het tijd voor|willen ze] een rondje.",
    ],
  },
  young: {
    titles: [
      "Jonge hond thuis: wie laat {dieren} tussendoor uit?",
      "Korte bezoekjes voor een jonge hond in {plaats}",
      "Hulp bij de eerste maanden met {dieren}",
      "{dieren} kan nog niet lang alleen zijn",
    ],
    descriptions: [
      "{dieren} kan nog geen hele ochtend alleen zijn. We zoeken iemand die twee keer op een dag langskomt: even naar buiten, even spelen, en dan weer slapen.",
      "Wij volgen een cursus en zoeken iemand die het op dezelfde manier wil doen: belonen, geduldig zijn en op tijd naar buiten met {dieren}.",
      "Alles is nog nieuw en alles gaat nog in de bek. Wie wil er op werkdagen een half uur komen oefenen en knuffelen met {dieren}?",
      "We zoeken een vast iemand voor de eerste tijd, zodat {dieren} leert dat alleen zijn niet erg is. Een kwartiertje in de tuin telt al.",
    ],
  },
  stable: {
    titles: [
      "Wie verzorgt {dieren} als wij weg zijn?",
      "Hulp bij de dieren op ons erf in {plaats}",
      "Voeren en opruimen bij {dieren}",
      "Boerderijoppas voor een week in {plaats}",
    ],
    descriptions: [
      "Ochtend en avond voeren, water nakijken en een keer per dag het hok of de stal schoonmaken. {dieren} [komt|komen] aanlopen [bij het geluid van de emmer|als ze de emmer horen].",
      "We zijn zelden weg, want wie let er dan op {dieren}? Ervaring met erfdieren is fijn, maar niet bang zijn en goed kijken is belangrijker.",
      "Wij zoeken iemand die in de buurt van {plaats} woont en twee keer per dag langs kan komen. De dierenarts en de buurman staan in de telefoon.",
      "Er is plek om te logeren, met uitzicht over het land. Overdag ben je vrij, zolang {dieren} op tijd [eet|eten] en het hek dichtgaat.",
    ],
  },
};

const closings = [
  "Kom vooral eerst een keer koffie drinken.",
  "We maken graag eerst kennis, dan zie je meteen of het klikt.",
  "Heb je vragen? Stuur gerust een bericht, ik antwoord meestal dezelfde dag.",
  "Een foto tussendoor maakt ons heel blij.",
  "Over de precieze tijden valt te praten.",
  "Parkeren kan voor de deur, en met de bus is het ook goed te doen.",
  "Ben je student? Geen probleem, als je maar je afspraken nakomt.",
  "Het liefst iemand met wie we ook later weer kunnen afspreken.",
  "Een extra sleutel ligt bij de buren.",
  "Een uitgebreid lijstje ligt op de keukentafel.",
  "Wie een beetje rustig praat, is hier snel thuis.",
  "Bel of schrijf gerust, ook als je nog twijfelt.",
  "We zoeken iemand die niet rookt.",
  "Er is altijd thee, en meestal ook iets erbij.",
];

export type RequestWriter = (
  roll: Dice,
  kind: RequestKind,
  about: { place: string; names: readonly string[] },
) => { title: string; description: string };

/** All are read before one comes back. */
export function createRequestWriter(): RequestWriter {
  const deckOf = (each: readonly string[]) => new Deck<null>([[always, each]]);
  const titles = new Map(requestKinds.map((kind) => [kind, deckOf(texts[kind].titles)]));
  const bodies = new Map(requestKinds.map((kind) => [kind, deckOf(texts[kind].descriptions)]));
  const endings = deckOf(closings);
  const draw = (deck: Deck<null> | undefined, roll: Dice) =>
    deck?.draw(roll, null, () => false) ?? "";
  return (roll, kind, { place, names }) => {
    const say = (text: string) =>
      fill(text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, names.length === 1 ? "$1" : "$2"), {
        plaats: place,
        dieren: listed(names),
      });
    const title = say(draw(titles.get(kind), roll));
    const description = say(draw(bodies.get(kind), roll));
    return {
      // Four long names don't fit in a title.
      title: title.length > requestTitleMaxLength ? say("Oppas gezocht in {plaats}") : title,
      description: `${description}\n\n${draw(endings, roll)}`,
    };
  };
}
