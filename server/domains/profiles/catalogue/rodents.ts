import type { NamedCode } from "./named-code.ts";

/** Rodents, and the other small animals that live in a hutch. */
export const rodents: readonly NamedCode[] = [
  ["campbell-dwarf-hamster", "Campbelli-dwerghamster", "Campbell's Dwarf Hamster"],
  ["chinchilla", "Chinchilla", "Chinchilla"],
  ["chinese-hamster", "Chinese dwerghamster", "Chinese Hamster"],
  ["degu", "Degoe", "Degu", ["Degu"]],
  ["fancy-mouse", "Kleurmuis", "Fancy Mouse"],
  ["fancy-rat", "Tamme rat", "Fancy Rat"],
  ["fat-tailed-gerbil", "Vetstaartgerbil", "Fat-tailed Gerbil"],
  ["ferret", "Fret", "Ferret"],
  ["guinea-pig-abyssinian", "Cavia (borstelhaar)", "Guinea Pig (Abyssinian)"],
  ["guinea-pig-american", "Cavia (gladhaar)", "Guinea Pig (American)"],
  ["guinea-pig-coronet", "Cavia (coronet)", "Guinea Pig (Coronet)"],
  ["guinea-pig-peruvian", "Cavia (peruviaan)", "Guinea Pig (Peruvian)"],
  ["guinea-pig-rex", "Cavia (rex)", "Guinea Pig (Rex)"],
  ["guinea-pig-sheltie", "Cavia (sheltie)", "Guinea Pig (Sheltie)"],
  ["guinea-pig-skinny", "Cavia (skinny)", "Guinea Pig (Skinny)"],
  ["guinea-pig-teddy", "Cavia (teddy)", "Guinea Pig (Teddy)"],
  ["guinea-pig-texel", "Cavia (texel)", "Guinea Pig (Texel)"],
  ["mongolian-gerbil", "Mongoolse gerbil", "Mongolian Gerbil", ["Woestijnrat"]],
  ["roborovski-hamster", "Roborovski-dwerghamster", "Roborovski Hamster"],
  ["spiny-mouse", "Stekelmuis", "Spiny Mouse"],
  ["syrian-hamster", "Goudhamster", "Syrian Hamster", ["Syrische hamster"]],
  ["winter-white-hamster", "Russische dwerghamster", "Winter White Dwarf Hamster"],
];
