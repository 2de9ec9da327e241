type Said = { rating: number; text: string; answer?: string };

/** What is said of a booking that ended so many days ago, of Tess's as an owner or Sanne's as a sitter. */
export type KnownReview = {
  of: "tess" | "sanne";
  daysAgo: number;
  ownerSays?: Said & { care: number; communication: number; reliability: number };
  sitterSays?: Said;
};

/** For both: one to write, one that is written and waits, and some that can be read. */
export const knownReviews: readonly KnownReview[] = [
  {
    of: "tess",
    daysAgo: 60,
    ownerSays: {
      rating: 5,
      care: 5,
      communication: 5,
      reliability: 5,
      text: "Vier nachten weg en geen seconde zorgen gehad. Moos sliep aan het voeteneind en Minoes kwam zelfs bij Sanne op schoot.",
      answer: "Minoes mist je, Moos mist mij. Tot de volgende keer.",
    },
    sitterSays: {
      rating: 5,
      text: "Tess legt alles klaar en schrijft het op. De riem hing waar ze zei dat hij hing, en Moos wist de rest van de weg.",
      answer: "Dank je, en Moos vraagt wanneer je weer komt.",
    },
  },
  {
    of: "tess",
    daysAgo: 10,
    ownerSays: {
      rating: 4,
      care: 5,
      communication: 3,
      reliability: 4,
      text: "Fijne wandelingen, en Moos kwam moe thuis. Een berichtje halverwege had ik leuk gevonden.",
    },
  },
  {
    of: "sanne",
    daysAgo: 33,
    ownerSays: {
      rating: 5,
      care: 5,
      communication: 5,
      reliability: 4,
      text: "Elke ochtend een foto en een paar zinnen erbij. We zaten op de camping en lazen ze voor aan de kinderen.",
    },
    sitterSays: {
      rating: 5,
      text: "Hartelijke mensen met een duidelijk briefje op de koelkast. Ik kom hier graag terug.",
    },
  },
  {
    of: "sanne",
    daysAgo: 7,
    ownerSays: {
      rating: 5,
      care: 5,
      communication: 5,
      reliability: 5,
      text: "Sanne merkte dat er slecht gegeten werd en belde meteen. Dat is precies wat je wilt.",
    },
  },
  {
    of: "sanne",
    daysAgo: 3,
    sitterSays: {
      rating: 4,
      text: "Lieve hond en een prettig baasje. De sleutel paste pas bij de derde keer, dat mag je erbij zeggen.",
    },
  },
];
