import type { AnimalCategory } from "#contract/shared/animals.ts";

const words = (text: string) => text.trim().split(/\s+/);

/** Names that people call over a field, or whisper into a hutch. */
export const petNames: Record<AnimalCategory, readonly string[]> = {
  dog: words(`Max Bella Luna Bobby Pip Saar Teun Boef Lola Nala Joep Senna Guus Beer Zoë Dexter Fientje
    Balou Rex Pippa Bink Jip Wolf Sammie Noa Charlie Doerak Snuf Mila Ollie Bruno Roef Pluto Juul Kaya
    Ziggy Rakker Fleurtje Tibbe Dunya Woezel Bo Lizzy Hugo Frits`),
  cat: words(`Poes Tijger Mies Simba Minou Felix Snoes Poekie Muis Garfield Nova Loki Kiki Pluis Mushu
    Binky Siep Gijs Roetje Moortje Bommel Flo Stoffel Pien Lucky Spook Zorro Koffie Dropje Mimi Tommie
    Kees Sjors Molly Olijf Wies Sproet`),
  rabbit: words(
    "Snuffie Flap Pluis Knabbel Vlekje Wolk Stampertje Bruintje Hoppe Sok Duimpje Nijn Wortel",
  ),
  rodent: words(
    "Babbel Pinda Noot Krummel Truffel Kiwi Biscuit Muesli Pom Bolletje Zebra Popcorn Fluf",
  ),
  bird: words("Pietje Kiwi Zonnetje Coco Rico Blauwtje Pippi Tweety Mango Fluit Chico Sjakie"),
  fish: words("Blub Nemo Sushi Goldie Vin Bubbel Koos Spetter Zilver Oranje"),
  reptile: words("Sjaak Spike Dino Schilly Rango Draakje Monty Truus Slak Gizmo"),
  horse: words("Storm Bles Donder Flicka Zara Tinka Moortje Prins Wendy Ster Amber Joris"),
  farm: words(
    "Truus Greta Dollie Sientje Bertha Knorretje Mekker Wollie Annie Kukel Betsie Heintje",
  ),
};
