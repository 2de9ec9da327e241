/** As near as anybody may know: 'Wittevrouwen, Utrecht'. */
export function placeOf({ neighborhood, city }: { neighborhood?: string; city: string }): string {
  return neighborhood ? `${neighborhood}, ${city}` : city;
}
