import {
  all,
  car,
  caresFor,
  children,
  city,
  garden,
  hosts,
  not,
  type SitterTexts,
  smokeFree,
  village,
  walks,
} from "./sitter-facts.ts";
import { always } from "./variants.ts";

/** The house and what lies around it. */
export const homeTexts: SitterTexts = [
  [
    all(hosts, garden),
    [
      "Achter het huis ligt een tuin met een schutting van twee meter. Katten bekijken hem vanachter het raam, honden van dichtbij.",
      "In de tuin staat een oude appelboom. Valfruit raap ik op voordat de logee dat doet.",
      "Het huis heeft een omheinde tuin; de poort zit op slot en de schutting is hoog genoeg voor springers.",
      "De achterdeur staat in de zomer de hele dag open. De tuin is dicht, ik heb hem zelf met een terriër getest.",
      "Er is een tuin met een stuk gras, een pruimenboom en een hoek waar gegraven mag worden.",
      "De tuin ligt op het zuiden. Er is altijd een plek in de schaduw en een bak vers water.",
    ],
  ],
  [
    all(hosts, not(garden)),
    [
      "We wonen driehoog met een brede vensterbank. Het uitzicht op de tram is het halve vermaak.",
      "Geen tuin, wel een lange gang waar je goed een balletje kunt gooien.",
      "Ik heb geen tuin, wel een balkon met net en een park op drie minuten lopen.",
      "We wonen op de tweede verdieping, met lift. Voor oude heupen is dat belangrijk om te weten.",
      "Het is een bovenhuis zonder tuin. Daarom gaan we vaak naar buiten, ook 's avonds laat nog een keer.",
      "Mijn huis is klein en warm. Wie rust zoekt, vindt hier altijd een hoekje.",
    ],
  ],
  [
    all(hosts, children),
    [
      "De kinderen zijn 6 en 9 en weten dat een dier in zijn mand met rust wordt gelaten.",
      "Er wonen hier pubers. Die slapen uit en delen hun toast.",
      "Met kinderen in huis is het niet altijd stil. Voor een schrikachtig dier ben ik niet de beste plek, en dat zeg ik liever vooraf.",
    ],
  ],
  [
    all(hosts, not(children)),
    ["Het is hier stil. Geen kinderen, geen deurbel om de vijf minuten, wel een krakende trap."],
  ],
  [
    all(hosts, smokeFree),
    [
      "Er wordt in huis niet gerookt en de wasmiddelen zijn zonder geur; dat scheelt bij een dier dat snel jeukt.",
    ],
  ],
  [
    all(walks, city),
    [
      "Vanuit {buurt} lopen we langs het water naar {groen}. Het is even zoeken naar stilte in de stad, maar ik weet waar hij is.",
      "Ik woon in {buurt}, met {groen} dichtbij. Daar is het 's ochtends om zeven uur nog van ons.",
      "In {buurt} ken ik de rustige straten, en de hoek waar altijd een loslopende hond komt. Die slaan we over.",
      "Druk verkeer oefenen we niet. Vanuit {buurt} ben ik met een binnendoorweg zo bij {groen}.",
    ],
  ],
  [
    all(walks, village),
    [
      "Rond {plaats} kun je alle kanten op. Wij nemen meestal de kant zonder trekkers.",
      "Hier in {plaats} lopen we zo het land in, met {groen} als keerpunt.",
      "Vanuit {plaats} ben je in vijf minuten bij {groen}. Er is hier meer ruimte dan je nodig hebt.",
      "Om {plaats} heen liggen paden waar je een uur loopt en drie mensen tegenkomt, van wie je er twee kent.",
      "In {plaats} groet iedereen elkaar, en de honden elkaar ook.",
    ],
  ],
  [
    all(walks, not(city), not(village)),
    [
      "Vanaf mijn voordeur is {groen} een kwartier lopen, dwars door de wijk. Aan het eind van de week kent elke hond de route.",
      "In {plaats} is alles dichtbij: {groen}, de dierenarts en de bakker die hondenkoekjes bewaart.",
      "We wonen aan de rand van {plaats}. Naar {groen} is het tien minuten lopen, en daar mag het nat en vies worden.",
      "{plaats} heeft veel groen, en ik ken de plekken waar je niet steeds aan de kant moet voor fietsers.",
    ],
  ],
  [
    car,
    [
      "Met de auto ben ik binnen een half uur overal in de streek, en grote honden passen achterin.",
      "Ik rijd, dus ook adressen buiten {plaats} zijn geen probleem.",
      "Ik heb een auto met een rek achterin, dus een bezoek aan de dierenarts is zo geregeld.",
      "De auto staat voor de deur. In nood ben ik binnen een kwartier bij de dierenarts.",
      "Halen en brengen kan in overleg; achterin ligt een antislipmat en een deken.",
    ],
  ],
  [
    not(car),
    [
      "Ik heb een bakfiets. Kleine honden vinden dat het mooiste van de week.",
      "Met de fiets ben ik in {plaats} sneller dan iedereen die een parkeerplek zoekt.",
      "Ik doe alles op de fiets, dus ik pas vooral op in {buurt} en de straten eromheen.",
      "Een auto heb ik niet. Voor noodgevallen heb ik het nummer van een dierentaxi in mijn telefoon staan.",
      "Ik kom op de fiets, ook met tegenwind. Twintig minuten trappen vind ik prima.",
    ],
  ],
  [all(children, not(hosts)), ["Thuis is het druk met kinderen, dus ik kom graag naar jou toe."]],
  [
    always,
    [
      "Ik ken {plaats} goed genoeg om te weten waar het vuurwerk vandaan komt en waar je dan moet zijn.",
      "Ik woon op een rustige plek in {buurt}, en ik ben goed te vinden.",
      "De dierenarts zit bij mij in de straat. Dat is toeval, maar het slaapt lekker.",
      "Ik woon al jaren in {plaats}, en de buren hebben een sleutel voor als er iets met mij zou zijn.",
      "Vanuit {buurt} ben ik overal snel, en ik sta liever vijf minuten te vroeg voor de deur.",
    ],
  ],
  [
    all(caresFor("cat"), village),
    [
      "Ik ken de boerenkatten hier bij naam. Die van jou hoeft niet mee te doen, die mag gewoon binnen zitten.",
    ],
  ],
];
