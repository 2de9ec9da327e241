import street from "#web/ui/art/street.svg?no-inline";
import streetNight from "#web/ui/art/street-night.svg?no-inline";
import { ThemedPicture } from "./themed-picture.tsx";

/** By day, and at night with its windows lit. On phones the middle of the street, at full height. */
export function HeroStreet({ alt }: { alt: string }) {
  return (
    <ThemedPicture
      light={street}
      dark={streetNight}
      alt={alt}
      width={1440}
      height={420}
      fetchPriority="high"
      className="mt-5 h-54.5 w-full object-cover object-[56%_100%] md:h-auto md:min-h-93 md:object-bottom"
    />
  );
}
