import {
  all,
  children,
  garden,
  hosts,
  lives,
  not,
  olderThan,
  ownsNone,
  type SitterTexts,
  walks,
  yearsFrom,
} from "./sitter-facts.ts";

/** Who somebody is and what their days look like. */
export const intros: SitterTexts = [
  [
    lives("student"),
    [
      "Ik ben {naam} en doe {werk}, al vier jaar met plezier. In mijn studentenhuis mag geen dier, dus zoek ik ze op.",
      "Overdag {werk}, 's avonds een bijbaan die ik graag inruil voor dieren. Ik ben {leeftijd} en woon in {buurt}.",
      "{naam}, {leeftijd}, student {werk}. Ik ben opgegroeid tussen de honden van mijn opa en de cavia's van mijn broertje.",
      "Ik ben {naam}, {leeftijd}, en ik studeer {werk}. Op {vrij} heb ik geen college, en dan zit ik liever niet alleen op mijn kamer.",
      "{naam} hier. Ik studeer {werk} en woon sinds een paar jaar in {plaats}. Thuis bij mijn ouders liep er altijd iets met vier poten rond, en dat mis ik elke dag.",
      "Hoi, ik ben {naam}. Mijn studie ({werk}) bestaat voor de helft uit lezen, en lezen kan heel goed met een dier naast me.",
      "Ik ben {leeftijd} en studeer {werk}. Mijn rooster wisselt, maar {vrij} zijn bijna altijd vrij. Ik reken studentenprijzen en neem het werk serieus.",
      "Vorig jaar paste ik op de dieren van de overburen, en toen vroegen hun vrienden het ook. Zo begon het. Verder studeer ik {werk} en ben ik {leeftijd}.",
      "Ik heet {naam}, ben {leeftijd} en zit midden in mijn studie {werk}. In de tentamenweken zeg ik eerlijk nee; daarbuiten kan er veel.",
    ],
  ],
  [
    lives("office"),
    [
      "Mijn werkdag ({werk}) eindigt om vijf uur. Om half zes heb ik mijn wandelschoenen aan.",
      "Ik ben {naam}, {leeftijd}. Na jaren {werk} weet ik één ding zeker: ik wil meer buiten zijn. Dit is een begin.",
      "Ik werk {werk}, en op vrijdag gaat om vier uur de laptop dicht. Vanaf dan ben ik er voor jouw dier, tot zondagavond.",
      "Ik ben {naam} en ik werk {werk}. Overdag dus niet, maar vanaf half zes ben ik van jouw dier.",
      "Door de week zit ik achter een scherm, want ik werk {werk}. Wie de hele dag zit, wil 's avonds iets dat leeft om zich heen.",
      "{naam}, {leeftijd}. Ik werk {werk}, vijf dagen per week. De weekenden houd ik vrij, en die deel ik graag met een dier.",
      "Ik werk {werk} en woon in {buurt}. 's Avonds en in het weekend heb ik tijd, energie en een goede regenjas.",
      "Collega's vragen wat ik in het weekend doe. Meestal is het antwoord een dier van iemand anders. Ik ben {naam} en ik werk {werk}.",
    ],
  ],
  [
    lives("homeWorker"),
    [
      "Ik ben {werk} en werk al jaren vanuit {plaats}. De koffie is hier goed en de vloer is warm.",
      "{naam}, {leeftijd}. Mijn kantoor is een kamer aan de voorkant, met uitzicht op iedereen die zijn hond uitlaat. Dat wil ik ook.",
      "Als {werk} zit ik veel, dus ik zoek redenen om op te staan. Vier poten zijn een goede reden.",
      "Ik ben {naam}, {leeftijd}, en ik werk thuis als {werk}. Er is dus bijna altijd iemand, en die iemand houdt van dieren.",
      "{naam}, {werk} aan de keukentafel. Om tien uur, één uur en vier uur ga ik naar buiten; dan neem ik het liefst iemand mee.",
      "Als {werk} kan ik overal werken, en dat doe ik thuis, met de deur naar de gang open. Ik ben {naam} en {leeftijd} jaar.",
      "Ik woon in {buurt} en werk thuis als {werk}. Stille dagen, vaste tijden, geen drukte: voor veel dieren is dat precies goed.",
    ],
  ],
  [
    lives("partTimer"),
    [
      "Ik ben {naam} en werk {werk}. Op {vrij} zet ik de wekker niet, maar ik ben toch om zeven uur wakker.",
      "{leeftijd} ben ik, en ik werk {werkdagen} dagen {werk}. Op mijn vrije dagen deed ik eerst niets. Dat bleek niets voor mij.",
      "Wat doe je met een vrije {vrij}? Ik pas op. De andere dagen werk ik {werk}.",
      "Ik ben {naam}, {leeftijd}, en ik werk {werkdagen} dagen per week {werk}. Op {vrij} ben ik vrij.",
      "Ik werk {werk}, {werkdagen} dagen in de week. De rest van mijn tijd gaat naar dieren, de moestuin van mijn zus en het koor.",
      "{naam} uit {plaats}. Ik heb bewust een kleinere baan genomen ({werk}) omdat er meer is dan werk. Dieren bijvoorbeeld.",
      "Op {vrij} heb ik mijn handen vrij; de andere dagen werk ik {werk}. Zo doe ik het nu een paar jaar en het bevalt iedereen.",
      "Ik werk {werkdagen} dagen {werk}. Mijn vaste dieren weten precies op welke dagen ik kom: op {vrij} staan ze achter de deur.",
      "Na een burn-out ben ik minder gaan werken, {werkdagen} dagen, {werk}. Een dier dat gewoon blij is dat je er bent, helpt beter dan welk boek ook.",
      "Wie mij kent, weet dat ik op {vrij} niet te bereiken ben voor mijn baas. Dan ben ik op pad. De andere dagen werk ik {werk}.",
    ],
  ],
  [
    lives("shiftWorker"),
    [
      "Ik ben {leeftijd} en werk {werk}. Na een late dienst is er niets beters dan een dier dat niet wil praten.",
      "Omdat ik {werk} werk, ben ik op {vrij} bijna altijd vrij, en verder op de gekste tijden.",
      "{naam} uit {plaats}, onregelmatige diensten {werk}. Wie een oppas zoekt voor rare uren, heeft hem gevonden.",
      "Ik werk {werk}, in wisselende diensten. Dat betekent dat ik vaak vrij ben op uren waarop anderen op kantoor zitten.",
      "{naam}, {leeftijd}. Ik werk {werk} en mijn rooster krijg ik zes weken vooruit. Dan zeg ik meteen wanneer ik kan.",
      "Mijn werk {werk} begint soms om zeven uur en soms om drie uur. Daarna wil ik naar buiten, en liefst niet alleen.",
      "Nachtdienst, vroege dienst, late dienst: ik doe het al jaren, {werk}. Een dier trekt zich van al die uren niets aan, en dat vind ik er zo fijn aan.",
      "Ik ben {naam} en werk {werk}. Mensen helpen is mijn vak, dieren verzorgen is hoe ik ervan bijkom.",
      "Wie {werk} werkt, leert goed plannen. Ik kom nooit zomaar niet, en als mijn dienst schuift weet je het dagen van tevoren.",
    ],
  ],
  [
    all(lives("parent"), children),
    [
      "Tussen het naar school brengen en het ophalen heb ik vijf uur. Die breng ik graag door met een dier. Verder werk ik {werk}.",
      "Ik ben {naam}, {leeftijd}. De kinderen willen een hond, ik wil eerst kijken hoe het gaat. Jouw dier is onze proef, en tot nu toe gaat het goed.",
      "Bij ons thuis zijn dieren gezinsleden met minder huiswerk. Ik ben {naam} en werk {werk}.",
      "Wij zijn een gezin met schoolgaande kinderen en ik ben overdag thuis. Verder werk ik {werk}.",
      "Onze kinderen zijn opgegroeid met de regel dat een dier dat slaapt niet wordt aangeraakt. Ik ben {naam} en werk {werk}.",
      "Na het wegbrengen loop ik toch al een ronde door {buurt}. Ik ben {naam}, de ouder met de reservesleutels van de halve straat, en werk {werk}.",
      "Bij ons is altijd iemand thuis en altijd iets te doen. Ik ben {naam}, {leeftijd}, en naast het gezin werk ik {werk}.",
    ],
  ],
  [
    lives("retired"),
    [
      "Ik ben {leeftijd}, oud-{werk}, en ik fiets elke dag. Een dier houdt me jonger dan de sportschool.",
      "Van huis uit ben ik {werk}. Nu heb ik een moestuin, een partner die puzzelt en alle tijd voor een logee of een wandeling.",
      "{naam}, {leeftijd} jaar jong. Toen ik nog {werk} was, kon er geen dier bij. Nu haal ik het in.",
      "Ik ben {naam}, {leeftijd}, en met pensioen. Vroeger was ik {werk}. Nu bepaal ik zelf hoe laat de dag begint, en dat is vroeg.",
      "Veertig jaar was ik {werk}. Sinds ik gestopt ben, loop ik elke ochtend hetzelfde rondje, en dat is gezelliger met een dier erbij.",
      "Thuis zeiden ze altijd dat ik beter naar dieren luister dan naar mensen. Ik was {werk} en ben nu {leeftijd}. Ik heb de tijd.",
      "{naam} is de naam. {leeftijd} jaar, goed ter been, oud-{werk}. De kleinkinderen komen op woensdag, de rest van de week is van mij.",
      "Sinds mijn pensioen ({leeftijd} ben ik nu) pas ik op in {plaats} en omgeving. Ik was {werk}, dus op tijd komen zit erin.",
    ],
  ],
  [
    lives("freelancer"),
    [
      "Freelance {werk}, vroege vogel, woont in {buurt}. Mijn agenda is van mij, en daar staat jouw dier straks met potlood in.",
      "Ik ben {naam}, {leeftijd}, en van beroep {werk}. Tussen de opdrachten door zit ik te veel stil. Daar weet een dier raad mee.",
      "Ik ben {naam} en werk voor mezelf als {werk}. De ene week is vol, de andere leeg, en dat zeg ik er altijd eerlijk bij.",
      "Als {werk} heb ik geen baas, en mijn beste ideeën komen toch onderweg. Ik ben {leeftijd} en woon in {buurt}.",
      "Overdag ben ik {werk}, maar wel met mijn eigen uren. Een wandeling om elf uur past er altijd tussen.",
      "Ik verdien mijn geld als {werk} en mijn geluk met dieren. Ik ben {leeftijd}, woon in {plaats} en ben goed bereikbaar.",
    ],
  ],
  [
    lives("professional"),
    [
      "Ik begon met één hond uit de straat en nu is het mijn werk, {jaren} jaar al. Ik houd het klein, want dan blijft het goed.",
      "{naam}, {leeftijd}. Oppas en uitlater is wat ik ben, niet wat ik erbij doe. Mijn vaste klanten wonen allemaal in {plaats} en omgeving.",
      "Elke dag om half zeven zet ik koffie en lees ik de berichten van de avond ervoor. Dan weet ik wie er slecht sliep. Ik doe dit werk {jaren} jaar.",
      "Ik ben {naam} en dieren zijn mijn werk, al {jaren} jaar. Ik sta ingeschreven, ben verzekerd en maak van elke afspraak een kort verslag.",
      "{jaren} jaar geleden zegde ik mijn kantoorbaan op. Sindsdien ben ik oppas van beroep en heb ik geen maandagochtendgevoel meer gehad.",
      "Oppassen is voor mij geen bijverdienste. Je krijgt een intake, een sleutelcontract en elke dag een bericht. Ik ben {naam}, {leeftijd}.",
      "Mijn dag begint om half zeven en eindigt als de laatste weer op de bank ligt. Ik doe dit {jaren} jaar, voluit en met plezier.",
      "Ik werk alleen, dus je krijgt altijd mij: {naam}, {leeftijd}, oppas van beroep in {plaats} en omstreken.",
    ],
  ],
  [
    all(walks, yearsFrom(4), not(lives("student", "professional"))),
    [
      "In {buurt} kennen ze me als degene die altijd buiten is. Ik ben {naam}, {leeftijd}, en ik loop al {jaren} jaar met honden van anderen.",
    ],
  ],
  [
    all(olderThan(48), not(children), garden, hosts, not(lives("retired", "professional"))),
    [
      "De kinderen zijn het huis uit en er is een kamer over, en een tuin. Ik ben {naam}, {leeftijd}, en dat huis mag weer wat leven krijgen.",
    ],
  ],
  [
    all(ownsNone, yearsFrom(3), not(lives("student", "retired"))),
    [
      "Mijn partner is allergisch, dus een eigen dier zit er niet in. Daarom pas ik op, al {jaren} jaar. Ik ben {naam}.",
    ],
  ],
  [
    all(lives("student"), ownsNone),
    [
      "Ik studeer {werk} en ben {leeftijd}. Een eigen dier past nu niet in mijn leven, een logee of een vaste wandeling wel.",
    ],
  ],
  [
    all(lives("office"), ownsNone),
    [
      "Mijn huurcontract verbiedt huisdieren, dus kom ik naar ze toe. Ik ben {naam}, {leeftijd}, en werk {werk}.",
    ],
  ],
  [
    all(lives("homeWorker"), hosts),
    [
      "Sinds ik thuis werk als {werk} is het overdag te stil in huis. Daar mag jouw dier iets aan doen.",
      "Mijn baan als {werk} doe ik op een halve meter van de verwarming. Dat is ook de favoriete plek van alle logees.",
      "Ik werk als {werk}, vanuit huis in {buurt}. Vergaderen doe ik met de camera aan, en mijn collega's zijn gewend aan een staart in beeld.",
    ],
  ],
  [
    all(lives("parent"), children, hosts),
    [
      "Ik ben {naam}, {leeftijd}, en ik ben er voor de kinderen. Tussen half negen en twee is het huis leeg, en dat vult zich goed met een dier.",
    ],
  ],
  [
    all(lives("retired"), ownsNone),
    [
      "Ik was {werk} en kan niet stilzitten. Een eigen dier neem ik op mijn leeftijd niet meer, want het moet me niet overleven. Oppassen kan wel.",
      "De kinderen zijn al lang het huis uit en het is stil sinds de laatste hond er niet meer is. Ik ben {naam}, vroeger {werk}.",
    ],
  ],
  [
    all(lives("freelancer"), hosts),
    [
      "{naam}, {werk}. Mijn werkplaats is aan huis en er ligt standaard een kleed voor wie er logeert.",
    ],
  ],
];
