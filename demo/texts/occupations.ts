import type { Life } from "#demo/sitters/lives.ts";

/** What somebody does, as it stands behind 'Ik werk', 'Ik studeer' or 'Ik was'. */
const list = (text: string) => text.split(";").map((each) => each.trim());

export const occupations: Record<Life, readonly string[]> = {
  student: list(
    "rechten; psychologie; bouwkunde; pedagogiek; geneeskunde; journalistiek; biologie; communicatie; werktuigbouwkunde; kunstgeschiedenis; verpleegkunde; diermanagement; wiskunde; Nederlands; logopedie; bestuurskunde; voeding en gezondheid",
  ),
  office: list(
    "bij een bank; op een advocatenkantoor; bij een bouwbedrijf; in de reclame; bij de provincie; bij een vervoerder op de planning; bij een verzekeraar; op een accountantskantoor; bij een uitgeverij; bij een energiebedrijf; op een makelaarskantoor",
  ),
  homeWorker: list(
    "vertaler; programmeur; boekhouder; tekstschrijver; ontwerper; data-analist; redacteur; ondertitelaar; projectleider; klantadviseur; onderzoeker; roosteraar",
  ),
  partTimer: list(
    "in de bibliotheek; op een basisschool; bij de huisarts aan de balie; in een tuincentrum; bij de gemeente; in een boekwinkel; in een verzorgingshuis; bij een notaris; in een kaaswinkel; op een kinderdagverblijf; bij de tandarts; in een museumwinkel; bij een fysiotherapeut achter de balie; in een naaiatelier",
  ),
  shiftWorker: list(
    "in het ziekenhuis; bij de politie; in de thuiszorg; op de ambulance; op de stadsbus; bij het spoor; op de spoedeisende hulp; in de beveiliging; in een distributiecentrum; in een hotel; bij een bakker; in de gehandicaptenzorg; op Schiphol; in een papierfabriek",
  ),
  parent: list(
    "twee ochtenden op school als leesouder; af en toe in de winkel van mijn zus; een paar uur per week vanaf de keukentafel; als gastouder; in het weekend in de horeca; een dag per week bij de kringloop",
  ),
  retired: list(
    "onderwijzer; verpleegkundige; postbode; huisarts; tuinman; loodgieter; bibliothecaris; conducteur; leraar Frans; doktersassistent; ambtenaar; bakker; treinmachinist; wijkverpleegkundige; kok; tekenleraar",
  ),
  freelancer: list(
    "fotograaf; illustrator; muziekdocent; tuinontwerper; meubelmaker; yogadocent; journalist; pianostemmer; decorbouwer; keramist; filmmaker; taaltrainer",
  ),
  professional: list("oppas en uitlater; dierenoppas; oppas aan huis"),
};
