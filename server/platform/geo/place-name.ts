// Straight, curly and typewriter: people and phones write all of them.
const apostrophes = /['’‘`´ʼ]/g;

/** Lower case without accents, apostrophes and signs: `'s-Hertogenbosch` is `s hertogenbosch`. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(apostrophes, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** For addresses of pages: `den-haag`, `s-hertogenbosch`. */
export function slugOf(name: string): string {
  return fold(name).replaceAll(" ", "-");
}

/** Two spellings of one place come out the same: `St. Annaparochie`, `Alphen a/d Rijn`. */
export function placeWords(name: string): string[] {
  return fold(name.replace(/\ba[/.]\s?d\b\.?/gi, "aan de"))
    .replace(/^st /, "sint ")
    .replace(/\baan (?:den|de|het|t)\b/g, "aan")
    .split(" ")
    .filter((word) => word !== "");
}

/** Without spaces, since `Den Haag`, `DenHaag` and `Son-en-Breugel` are all typed. */
export function placeKey(name: string): string {
  return placeWords(name).join("");
}

/** Other names in use: old, Frisian or Dutch, of a part, or of the island. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  "s-hertogenbosch": ["Den Bosch", "Bois-le-Duc"],
  "den-haag": ["'s-Gravenhage", "The Hague"],
  almere: ["Almere Stad", "Almere Haven", "Almere Buiten", "Almere Poort"],
  katwijk: ["Katwijk aan Zee", "Katwijk aan den Rijn"],
  noordwijk: ["Noordwijk aan Zee", "Noordwijk-Binnen"],
  zaandam: ["Zaanstad"],
  ijmuiden: ["Velsen"],
  nieuwegein: ["Vreeswijk", "Jutphaas"],
  utrecht: ["Leidsche Rijn"],
  "bunschoten-spakenburg": ["Spakenburg"],
  "den-burg": ["Texel"],
  "west-terschelling": ["Terschelling"],
  "oost-vlieland": ["Vlieland"],
  nes: ["Ameland"],
  leeuwarden: ["Ljouwert"],
  sneek: ["Snits"],
  heerenveen: ["It Hearrenfean"],
  franeker: ["Frjentsjer"],
  harlingen: ["Harns"],
  bolsward: ["Boalsert"],
  stavoren: ["Starum"],
  hindeloopen: ["Hylpen"],
  burgum: ["Bergum"],
  grou: ["Grouw"],
  damwald: ["Damwoude"],
  "de-westereen": ["Zwaagwesteinde"],
  feanwalden: ["Veenwouden"],
  oentsjerk: ["Oenkerk"],
  gytsjerk: ["Giekerk"],
  hurdegaryp: ["Hardegarijp"],
  tytsjerk: ["Tietjerk"],
  eastermar: ["Oostermeer"],
  garyp: ["Garijp"],
  aldeboarn: ["Oldeboorn"],
  jirnsum: ["Irnsum"],
  wergea: ["Warga"],
  berltsum: ["Berlikum"],
  menaam: ["Menaldum"],
  dronryp: ["Dronrijp"],
  ferwert: ["Ferwerd"],
  holwert: ["Holwerd"],
  burdaard: ["Birdaard"],
  kollumersweach: ["Kollumerzwaag"],
  broeksterwald: ["Broeksterwoude"],
  noardburgum: ["Noordbergum"],
};
