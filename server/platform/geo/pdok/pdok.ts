import { z } from "zod";
import type { Point } from "../distance.ts";

export type PdokOptions = {
  url?: string;
  timeoutMs?: number;
};

export const pdokUrl = "https://api.pdok.nl/bzk/locatieserver/search/v3_1";

/** PDOK can't be reached, or takes too long. */
export class PdokUnreachable extends Error {
  override name = "PdokUnreachable";
}

/** PDOK answered, but not with an answer. */
export class PdokAnswerInvalid extends Error {
  override name = "PdokAnswerInvalid";
}

// Only what is read; the rest of a document may change without touching us.
const documentSchema = z.object({
  weergavenaam: z.string().optional(),
  straatnaam: z.string().optional(),
  huisnummer: z.coerce.number().optional(),
  huisletter: z.string().optional(),
  huisnummertoevoeging: z.string().optional(),
  postcode: z.string().optional(),
  woonplaatsnaam: z.string().optional(),
  wijknaam: z.string().optional(),
  buurtnaam: z.string().optional(),
  gemeentenaam: z.string().optional(),
  provincienaam: z.string().optional(),
  centroide_ll: z.string().optional(),
});
const answerSchema = z.object({ response: z.object({ docs: z.array(documentSchema) }) });

export type PdokDocument = z.infer<typeof documentSchema>;

/** Version 3.1 refuses parameters that it doesn't know: only documented ones here. */
export async function askPdok(
  options: PdokOptions,
  endpoint: "free" | "suggest" | "reverse",
  parameters: Record<string, string>,
): Promise<PdokDocument[]> {
  const { url: base = pdokUrl, timeoutMs = 3_000 } = options;
  const url = `${base}/${endpoint}?${new URLSearchParams(parameters)}`;
  let body: string;
  let status: number;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { headers: { accept: "application/json" }, signal });
    status = response.status;
    body = await response.text();
  } catch (error) {
    throw new PdokUnreachable(`PDOK ${endpoint}: no answer`, { cause: error });
  }
  if (status !== 200) throw new PdokAnswerInvalid(`PDOK ${endpoint}: status ${status}`);
  try {
    return answerSchema.parse(JSON.parse(body)).response.docs;
  } catch (error) {
    throw new PdokAnswerInvalid(`PDOK ${endpoint}: not understood`, { cause: error });
  }
}

/** `POINT(lon lat)`, in this order. */
export function parsePoint(text: string | undefined): Point | null {
  const match = /^POINT\((?<lng>-?\d+(?:\.\d+)?) (?<lat>-?\d+(?:\.\d+)?)\)$/.exec(text ?? "");
  return match ? { lat: Number(match.groups?.lat), lng: Number(match.groups?.lng) } : null;
}
