import {
  all,
  caresFor,
  country,
  lives,
  medication,
  not,
  type SitterTexts,
  visits,
  walks,
  yearsFrom,
} from "./sitter-facts.ts";

/** What somebody has seen and can do. */
export const experienceTexts: SitterTexts = [
  [
    yearsFrom(1, 2),
    [
      "Ervaring bouw je op, en ik ben begonnen met de makkelijke dieren uit de familie. Dat gaat goed.",
      "Mijn lijst met adressen is nog kort, dus jij krijgt alle tijd.",
      "Vorig jaar heb ik voor het eerst een week ergens gelogeerd met twee dieren. Ik wist meteen: dit wil ik vaker.",
      "Ik doe dit nog niet lang voor anderen, maar met dieren ben ik opgegroeid. Vraag gerust naar de mensen bij wie ik al kom.",
      "Mijn eerste oppasweek was bij de buren. Ze vroegen me terug, en dat vond ik het mooiste compliment.",
      "Ik ben net begonnen en neem daarom één adres tegelijk aan.",
    ],
  ],
  [
    yearsFrom(3, 7),
    [
      "Mijn langste adres is nu {jaren} jaar. Daar heb ik mijn eigen mok.",
      "In die {jaren} jaar is er één bank gesneuveld. Niet de mijne, en de eigenaar lacht er nu om.",
      "Ik heb {jaren} jaar ervaring, en nog steeds is de eerste keer bij een nieuw dier een beetje spannend. Zo hoort het.",
      "In {jaren} jaar heb ik ontsnappingskunstenaars, mopperaars en nachtbrakers gehad. Ik ben nog nooit iemand kwijtgeraakt.",
      "Na {jaren} jaar weet ik dat de meeste problemen op dag twee komen. Op dag twee blijf ik dus wat langer.",
      "Ik pas {jaren} jaar op en heb drie vaste adressen. Er is plek voor een vierde.",
      "De afgelopen {jaren} jaar leerde ik vooral vragen stellen. Wat eet hij als hij niet wil eten? Waar verstopt ze zich?",
    ],
  ],
  [
    yearsFrom(8, 14),
    [
      "Na {jaren} jaar herken ik een ondeugende stilte vanuit een andere kamer.",
      "Ik doe dit al {jaren} jaar, met dieren van alle leeftijden. De oudste was tweeëntwintig en at nog met smaak.",
      "Al {jaren} jaar pas ik op. Sommige dieren heb ik van jong tot oud meegemaakt, en van twee heb ik mee afscheid mogen nemen.",
      "In {jaren} jaar ben ik één keer in paniek geraakt. Dat was om de hamster van de buren, achter de wasmachine, en het is goed afgelopen.",
      "{jaren} jaar oppassen betekent dat ik niet meer schrik van een nacht zonder slaap of een kapotte pantoffel.",
    ],
  ],
  [
    yearsFrom(15),
    [
      "In {jaren} jaar heb ik geleerd dat elk dier een sleutel heeft. Soms is dat een woord, soms een stukje kip.",
      "Al {jaren} jaar krijg ik kerstkaarten van dieren. Of van hun mensen, dat zal wel.",
      "Ik doe dit {jaren} jaar en houd een schrift bij van elk dier: wat het eet, waar het bang voor is, hoe het slaapt.",
      "Met {jaren} jaar ervaring zie ik snel wat een dier nodig heeft. Meestal is dat: minder.",
      "Er zijn in {jaren} jaar meer dan honderd dieren voorbijgekomen. Ik weet van bijna allemaal de naam nog.",
    ],
  ],
  [
    medication,
    [
      "Medicijnen leg ik per dag klaar, zodat er niets dubbel gaat. Jij kunt het op de foto zien.",
      "Pillen geven en druppelen gaat goed; ook insuline prikken heb ik lang gedaan.",
      "Ik geef medicijnen op de klok en schrijf op hoe laat. Bij twijfel bel ik jou, en anders de dierenarts.",
      "Een dier met epilepsie of suikerziekte durf ik aan. Ik wil dan wel eerst een keer meekijken hoe jij het doet.",
      "Zalfjes, pillen, een halskap: ik heb er geduld voor en ik lieg niet over hoe het ging.",
    ],
  ],
  [
    not(medication),
    ["Prikken doe ik niet, dat laat ik aan iemand die het kan. Dat zeg ik liever eerlijk."],
  ],
  [
    all(walks, yearsFrom(3)),
    [
      "Van grote, sterke honden ben ik niet onder de indruk, van kleine trouwens wel eens.",
      "Ik ken de lichaamstaal: een gaap is niet altijd slaap, en een kwispel niet altijd blij.",
      "Angstige honden hebben mijn voorkeur. We beginnen met tien minuten op de stoep, en over een maand staan we in het park.",
      "Uitvallen naar andere honden? Dan lopen we op rustige tijden en met een grote boog. Straffen doe ik niet.",
      "Met pups kom ik vaker en korter: slapen, plassen, ontdekken, weer slapen.",
    ],
  ],
  [
    all(visits, caresFor("cat")),
    [
      "Een kat die wekenlang onder het bed bleef, heb ik leren kennen met tonijnwater en een geduldige stem.",
      "Meerdere katten in één huis tel ik bij elk bezoek. Pas als het klopt, ga ik weg.",
      "Een kat die een hele dag niet eet, is voor mij reden om je te bellen, ook als je op een berg staat.",
      "Ik had eens een kat die ik pas op dag vijf zag. Op dag zes lag ze op mijn jas.",
    ],
  ],
  [
    country,
    [
      "Een lammetje met de fles, een kip met kalkpoten, een pony die hoefbevangen is: ik heb het gezien en weet wanneer de dierenarts moet komen.",
    ],
  ],
  [
    lives("professional"),
    [
      "Ik ben verzekerd tegen schade, heb EHBO voor dieren gedaan en herhaal dat elk jaar.",
      "Op verzoek krijg je een kort weekverslag, met gewicht en eetlust erbij als dat nodig is.",
    ],
  ],
  [
    all(medication, caresFor("cat")),
    ["Ik heb jarenlang een kat met astma gehad. Een pufje of een pil maakt mij niet zenuwachtig."],
  ],
];
