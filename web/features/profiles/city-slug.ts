/** A place as it stands in an address of ours, near enough: the page itself corrects what differs. */
export function slugOf(city: string): string {
  const plain = city.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "nederland";
}
