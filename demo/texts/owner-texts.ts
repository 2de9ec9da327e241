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
