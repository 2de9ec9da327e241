/** One draft for each addressee: what a guest began is there after logging in. */
export function messageDraftKey(profileId: number): string {
  return `contactForm-${profileId}`;
}
