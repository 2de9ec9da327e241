/** Where one walks, by province; everything fits behind 'naar', 'langs' and 'bij'. */
const anywhere = [
  "het park",
  "het kanaal",
  "de sportvelden",
  "de volkstuinen",
  "de plas",
  "het wandelbos",
];

const byProvince: Readonly<Record<string, readonly string[]>> = {
  Drenthe: ["het bos", "de heide", "het beekdal", "de zandverstuiving"],
  Flevoland: ["de dijk", "het bos", "het water", "de vaart"],
  Friesland: ["het meer", "de vaart", "de weilanden", "de oude spoorlijn"],
  Gelderland: ["het bos", "de heide", "de uiterwaarden", "het landgoed"],
  Groningen: ["de dijk", "het maar", "de polder"],
  Limburg: ["de heuvels", "de rivier", "het bos", "de holle weg"],
  "Noord-Brabant": ["het ven", "het bos", "de beek", "de hei"],
  "Noord-Holland": ["de duinen", "de polder", "de dijk", "de ringvaart"],
  Overijssel: ["de uiterwaarden", "de houtwallen", "het landgoed", "de es"],
  Utrecht: ["de rivier", "het landgoed", "de forten", "het bos"],
  Zeeland: ["de zeedijk", "het strand", "de kreek", "de boomgaarden"],
  "Zuid-Holland": ["de duinen", "de polder", "de rivier", "de griend"],
};

export function walksIn(province: string): readonly string[] {
  return [...(byProvince[province] ?? []), ...anywhere];
}
