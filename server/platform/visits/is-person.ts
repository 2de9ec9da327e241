/** What calls itself a machine, or nothing at all; as far as that tells. */
const machine =
  /bot|crawl|spider|slurp|preview|fetch|scan|monitor|lighthouse|headless|facebookexternalhit|whatsapp|curl|wget|python|java\/|go-http|axios|node/i;

/** Whether a page is being looked at, and not read by a machine or fetched in case it is wanted. */
export function isPerson(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const agent = headers["user-agent"];
  const purpose = headers["sec-purpose"] ?? headers.purpose;
  if (typeof agent !== "string" || machine.test(agent)) return false;
  return !String(purpose ?? "").includes("prefetch");
}
