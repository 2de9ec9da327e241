/** Made up, like the people; the number of the sitter decides. */
const names = `Uitlaatservice Frisse Neus, De Vrolijke Poot, Dierenoppas Thuisblijver, Snuffel & Co,
Aan de Wandel, Kattenoppas Zacht Pootje, De Lange Ronde, Hondenuitlaatservice Modderpret, Oppas om de Hoek,
Vier Poten Thuis, De Staartenclub, Wandelmaatje, Pluis en Poot, Dierenzorg De Linde, Buitenboel Honden,
Poes & Zo, De Rode Riem, Kwartiertje Extra, Het Warme Mandje, De Groene Halsband, Neus achterna, Blij Beest,
Huis en Hok, De Kattenbel, Op Stap Uitlaatservice, De Goede Hond, Dierenoppas Veldzicht, Poot aan Huis,
De Waterbak, Rondje Polder, Hap Snap Hond, De Zonnige Vensterbank, Loop je mee, Dierenoppas De Wilg,
Stadshond, Dorpshond, Bakje Water Erbij, De Trouwe Viervoeter, Vacht & Veer, Achter de Duinen`
  .split(",")
  .map((name) => name.trim());

export function companyNameOf(count: number, lastName: string): string {
  return names[count] ?? `Dierenoppas ${lastName}`;
}
