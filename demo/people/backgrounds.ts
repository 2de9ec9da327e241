import { skins } from "#art/people/head.ts";
import type { genders } from "#contract/account.ts";
import { dutchFirstNames, dutchLastNames } from "./dutch-names.ts";

export type Gender = (typeof genders)[number];
export type Age = "young" | "middle" | "old";
type Names = Record<Gender, readonly string[]>;

/** Where a family comes from: names, languages and faces that go together. */
export type Background = {
  share: number;
  first: Names | Record<Gender, Record<Age, readonly string[]>>;
  last: readonly string[];
  languages: readonly string[];
  skins: readonly string[];
  /** A headscarf is worn by some. */
  veiled?: boolean;
};

const words = (text: string) => text.trim().split(/\s+/);
const lines = (text: string) => text.split(",").map((name) => name.trim());

const { porcelain, rosy, peach, honey, almond, umber, cocoa, deep } = skins;
export const dutchLast = lines(dutchLastNames);

export const backgrounds = {
  dutch: {
    share: 66,
    first: dutchFirstNames,
    last: dutchLast,
    languages: [],
    skins: [porcelain, rosy, peach],
  },
  frisian: {
    share: 4,
    first: {
      FEMALE: words(
        "Sjoukje Wietske Froukje Nynke Jeltje Tjitske Hiske Akke Baukje Grietje Lysbeth",
      ),
      MALE: words(
        "Wiebe Sietse Jouke Tjeerd Douwe Klaas Hessel Sytse Gosse Rients Anne-Jan Folkert",
      ),
    },
    last: lines(
      "Hoekstra, Dijkstra, Postma, Zijlstra, Bouma, Terpstra, Wiersma, Sikkema, Elzinga, Haitsma, Tamminga, Bijlsma, Kooistra, van der Zee, Boonstra",
    ),
    languages: ["fy"],
    skins: [porcelain, rosy],
  },
  turkish: {
    share: 5,
    first: {
      FEMALE: words(
        "Elif Zeynep Ayşe Merve Esra Selin Derya Hatice Büşra Nuray Sibel Gülay Melek Aylin",
      ),
      MALE: words("Emre Mehmet Yusuf Kerem Murat Serkan Ali Burak Hasan Onur Cem Orhan Tolga"),
    },
    last: lines(
      "Yılmaz, Kaya, Demir, Şahin, Çelik, Yıldız, Arslan, Öztürk, Koç, Kurt, Aydın, Doğan, Polat, Kılıç",
    ),
    languages: ["tr"],
    skins: [peach, honey, almond],
    veiled: true,
  },
  moroccan: {
    share: 5,
    first: {
      FEMALE: words(
        "Fatima Samira Naima Yasmina Khadija Loubna Hanan Salma Nora Ikram Malika Soumaya",
      ),
      MALE: words("Youssef Mohamed Karim Rachid Bilal Hamza Samir Omar Ismail Nabil Said Anouar"),
    },
    last: lines(
      "El Amrani, Bouzidi, El Idrissi, Benali, Ait Taleb, Haddou, El Khattabi, Bakkali, Chaoui, Azzouzi, Tahiri, Ouali, Amezian",
    ),
    languages: ["ar"],
    skins: [honey, almond],
    veiled: true,
  },
  surinamese: {
    share: 6,
    first: {
      FEMALE: words(
        "Shanti Joy Priya Sharon Radha Naomi Cheryl Anita Denise Gaitrie Melissa Ruth Lucia",
      ),
      MALE: words(
        "Ravi Kenneth Winston Ashwin Orlando Raoul Radjesh Jerry Clyde Steven Vishal Edgar",
      ),
    },
    last: lines(
      "Ramdin, Jairam, Pinas, Kartosen, Blijd, Doekhi, Vreden, Sewdajal, Biervliet, Ramsaran, Kromosoeto, Landveld, Mahabier, Wijngaarde",
    ),
    languages: ["srn"],
    skins: [almond, umber, cocoa, deep],
  },
  polish: {
    share: 3,
    first: {
      FEMALE: words("Agnieszka Magdalena Katarzyna Ewa Monika Zuzanna Joanna Karolina Beata"),
      MALE: words("Tomasz Piotr Marek Jakub Paweł Krzysztof Adam Michał"),
    },
    last: lines(
      "Kowalczyk, Nowak, Mazur, Wójcik, Zieliński, Krawczyk, Dudek, Pawlak, Kaczmarek, Sikora",
    ),
    languages: ["pl"],
    skins: [porcelain, rosy, peach],
  },
  indonesian: {
    share: 4,
    first: {
      FEMALE: words("Maya Dewi Ratna Christine Sarah Wati Yolanda Mieke Tania Rosalie"),
      MALE: words("Glenn Reza Eddy Danny Benny Ruben Arjuna Marlon Frits Nino"),
    },
    last: lines(
      "Tahapary, Pattiasina, Soetanto, Manuhutu, Latumahina, Wattimena, Setiawan, Tuhumury, de Queljoe, van der Plas",
    ),
    languages: ["id"],
    skins: [honey, almond],
  },
  antillean: {
    share: 3,
    first: {
      FEMALE: words("Shurendy Gladys Rowena Zulaika Diandra Mirugia Elvira Xiomara"),
      MALE: words("Gino Rudsel Jandino Elton Roderick Quincy Franklin Ruiz"),
    },
    last: lines(
      "Martina, Felicia, Cijntje, Isenia, Rosalia, Maduro, Croes, Pieters, Hooi, Koeiman",
    ),
    languages: ["pap", "es"],
    skins: [umber, cocoa, deep],
  },
  african: {
    share: 2,
    first: {
      FEMALE: words("Abena Ama Selam Efua Makeda Adwoa Hodan"),
      MALE: words("Kofi Kwame Yaw Dawit Samuel Emmanuel Abdi"),
    },
    last: lines("Owusu, Mensah, Boateng, Asante, Tesfay, Gebremariam, Osei, Appiah"),
    languages: ["en"],
    skins: [cocoa, deep],
  },
  southern: {
    share: 2,
    first: {
      FEMALE: words("Giulia Inês Ana Marta Chiara Sofia Lucía Elena"),
      MALE: words("Matteo João Luca Javier Diego Marco Rafael Nuno"),
    },
    last: lines("Rossi, Ferreira, García, Santos, Bianchi, Romano, Moreno, Silva, Costa, Ruiz"),
    languages: ["en", "es"],
    skins: [rosy, peach, honey],
  },
} as const satisfies Record<string, Background>;

export type BackgroundName = keyof typeof backgrounds;
