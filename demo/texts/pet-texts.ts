import type { AnimalCategory } from "#contract/shared/animals.ts";

/** What an owner writes about an animal; `{dier}` is its name. */
export type PetTexts = {
  character: readonly string[];
  feeding: readonly string[];
  walking?: readonly string[];
};

export const petTexts: Record<AnimalCategory, PetTexts> = {
  dog: {
    character: [
      "{dier} is vrolijk en nieuwsgierig, maar schrikt van harde geluiden. Geef even de tijd bij de eerste ontmoeting.",
      "Een allemansvriend. {dier} loopt met iedereen mee die een jas aantrekt.",
      "Rustig in huis, wild buiten. {dier} luistert goed zolang er geen konijn in de buurt is.",
      "{dier} is bang voor mannen met petten en voor vuilniswagens. Verder voor niets.",
      "Waaks bij de deur, daarna meteen op schoot. {dier} blaft drie keer en is dan klaar.",
      "{dier} komt uit het buitenland en leert nog. Trappen en gladde vloeren vindt hij spannend.",
      "Ouder en een beetje doof. {dier} slaapt veel en wil 's avonds graag iemand naast zich op de bank.",
      "Echte speler. {dier} brengt alles terug, ook wat je niet gegooid hebt.",
      "Zacht van aard en een tikje onzeker. Met {dier} kom je het verst door niets te willen.",
      "{dier} is gek op kinderen en op kaas, in die volgorde.",
    ],
    feeding: [
      "Twee keer per dag 150 gram brokken, om acht uur en om zes uur. Vers water altijd.",
      "Vers vlees uit de vriezer, 's avonds uitleggen. Geen kip, daar krijgt {dier} jeuk van.",
      "Een schep brokken in de ochtend, een schep in de avond. Kaas mag, worst liever niet.",
      "Eet uit een slowfeeder, anders is het in tien seconden op.",
      "Drie kleine maaltijden, want {dier} heeft een gevoelige maag. Alles staat afgewogen in bakjes.",
    ],
    walking: [
      "Drie keer per dag, waarvan één keer een uur. Los mag op het veldje, daar luistert {dier} goed.",
      "Vier korte rondjes. Aan de lijn, want {dier} jaagt op alles wat beweegt.",
      "'s Ochtends een lange ronde, verder naar behoefte. Met tuig, nooit aan de halsband.",
      "Twee rondjes van een half uur en voor het slapen nog een plasje in de straat.",
      "Wandelen met andere honden mag, liefst met wie rustig begroet.",
    ],
  },
  cat: {
    character: [
      "{dier} kijkt eerst een dag de kat uit de boom en ligt daarna op je toetsenbord.",
      "Een echte binnenkat. {dier} praat de hele dag en verwacht antwoord.",
      "Schuw bij vreemden. Als {dier} onder het bed ligt, is dat goed; eten gebeurt toch wel.",
      "Gaat door het luik naar buiten en komt op het geluid van het bakje terug.",
      "{dier} houdt van borstelen, maar alleen de rug. De buik is verboden terrein.",
      "Oud en wijs. {dier} slaapt op de verwarming en krijgt graag een warme hand.",
      "{dier} speelt tot ze omvalt. De hengel ligt op de kast, na afloop weer opbergen.",
      "Knuffelt op eigen initiatief en bijt één keer zachtjes als het genoeg is.",
    ],
    feeding: [
      "Twee keer per dag een half zakje natvoer, brokjes staan altijd klaar.",
      "60 gram brokjes per dag, verdeeld over drie keer. {dier} doet alsof het nooit genoeg is.",
      "Nierdieet van de dierenarts. Niets anders geven, hoe lief er ook gekeken wordt.",
      "'s Ochtends natvoer, 's avonds brokjes. Water in het grote glas op het aanrecht, niet in het bakje.",
    ],
  },
  rabbit: {
    character: [
      "{dier} is tam en komt op je af, maar wordt niet graag opgetild.",
      "Stampt als er iets niet bevalt. {dier} kalmeert als je even gaat zitten.",
      "Loopt overdag los in de tuin en slaapt 's nachts in het nachthok.",
    ],
    feeding: [
      "Onbeperkt hooi, een handje groente per dag en één eetlepel brok. Geen kool.",
      "Hooi bijvullen, water verversen, 's avonds andijvie of witlof.",
    ],
  },
  rodent: {
    character: [
      "{dier} wordt wakker als het donker wordt en wil dan even rennen.",
      "Piept zodra de koelkast opengaat. Uit de hand eten lukt, optillen liever niet.",
      "Graaft de hele dag tunnels en is dol op een kartonnen doos.",
    ],
    feeding: [
      "Een eetlepel gemengd voer en een stukje komkommer. Hooi altijd.",
      "Elke dag paprika of wortel voor de vitamine C, en schoon water in de fles.",
    ],
  },
  bird: {
    character: [
      "{dier} zingt bij muziek en wordt stil bij tv. Mag los als de ramen dicht zijn.",
      "Praat een beetje en fluit veel. Kooi 's avonds afdekken met het blauwe doek.",
    ],
    feeding: ["Zaad bijvullen, doppen wegblazen, elke dag een stukje appel en vers water."],
  },
  fish: {
    character: ["{dier} zwemt naar de kant als je komt kijken. Verder vraagt het aquarium weinig."],
    feeding: ["Eén keer per dag een mespunt voer. Liever te weinig dan te veel."],
  },
  reptile: {
    character: [
      "{dier} is rustig en gewend aan handen. Lamp aan om acht uur, uit om acht uur.",
      "Niet oppakken na het eten. {dier} verstopt zich graag onder de kurk.",
    ],
    feeding: [
      "Om de dag krekels of groente, met kalkpoeder. Alles staat in de koelkast met briefjes.",
    ],
  },
  horse: {
    character: [
      "{dier} is braaf bij het leiden en staat stil voor de hoefsmid. Een tikje gulzig.",
      "Lief en nieuwsgierig. {dier} maakt knopen los, dus hek altijd met de ketting.",
    ],
    feeding: [
      "Twee keer per dag hooi, water controleren, geen gras van de buren. Mest ruimen in de ochtend.",
    ],
  },
  farm: {
    character: [
      "{dier} komt aanlopen op het geluid van de voerton. Wees niet te gul.",
      "Loopt met de anderen mee. 's Avonds tellen of iedereen binnen is.",
    ],
    feeding: ["'s Ochtends voer en water, 's avonds hok dicht. Eieren mag je houden, als er zijn."],
  },
};

export const medications = [
  "Elke ochtend een kwart pil voor het hart, in een stukje leverworst.",
  "Oogdruppels, twee keer per dag. Gaat goed als je er rustig bij blijft.",
  "Eén pil voor de schildklier, 's avonds bij het eten.",
  "Ontstekingsremmer bij koud weer, alleen in overleg.",
];
