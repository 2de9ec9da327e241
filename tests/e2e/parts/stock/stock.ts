import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { journeysFolder, journeysPort } from "../journeys-folder.ts";

/*
  People who are there before the first journey begins, each with a session: signing up costs a slow hash,
  two mails and scaled pictures, and is tried where it is the subject. Everybody is taken once.
*/

export const stockPassword = "gietijzeren hangmat zeehond";

export type StockKind = {
  language: Locale;
  profileType: ProfileType;
  isConfirmed: boolean;
  /** Scenes, by the names that the drawings have. */
  pictures?: readonly string[];
};

export type StockPerson = { email: string; token: string };
/** Who is there of each kind, and a session of each role of the demo that everybody may use. */
export type Stock = { people: Record<string, StockPerson[]>; roles: Record<string, string> };

export const stockFile: string = join(journeysFolder, "stock.json");
export const takenFolder: string = join(journeysFolder, "taken");

export function stockName({
  language,
  profileType,
  isConfirmed,
  pictures = [],
}: StockKind): string {
  return [profileType, language, isConfirmed ? "confirmed" : "new", ...pictures].join("-");
}

export const scenes = ["near", "park", "bowl", "nap", "cats", "garden"] as const;

/** So many of each as the journeys of one run take, and some more; who comes after signs up. */
export function listStock(): { kind: StockKind; count: number }[] {
  return (["nl", "en"] as const).flatMap((language) => {
    const share = language === "nl" ? 1 : 0.5;
    const some = (count: number, kind: Omit<StockKind, "language">) => ({
      kind: { language, ...kind },
      count: Math.ceil(count * share),
    });
    const sitter = { profileType: "pet_sitter", isConfirmed: true } as const;
    return [
      some(50, { profileType: "pet_owner", isConfirmed: false }),
      some(60, { profileType: "pet_owner", isConfirmed: true }),
      some(6, { profileType: "pet_sitter", isConfirmed: false }),
      some(8, sitter),
      some(40, { ...sitter, pictures: ["near"] }),
      some(16, { ...sitter, pictures: ["park"] }),
      some(8, { ...sitter, pictures: scenes }),
    ];
  });
}

let stock: Stock | undefined;

export function readStock(): Stock {
  stock ??= JSON.parse(readFileSync(stockFile, "utf8")) as Stock;
  return stock;
}

/** Somebody of this kind whom nobody has taken; null when all are, or on a server of a journey's own. */
export async function takeFromStock(
  request: APIRequestContext,
  kind: StockKind,
): Promise<StockPerson | null> {
  const asked = new URL((await request.get("/healthz")).url());
  if (Number(asked.port) !== journeysPort) return null;
  const name = stockName(kind);
  const people = readStock().people[name] ?? [];
  return people.find((_, nr) => isFirst(`${name}-${nr}`)) ?? null;
}

/** A folder can be made once, also by two workers at a time. */
function isFirst(name: string): boolean {
  try {
    mkdirSync(join(takenFolder, name));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
