import street from "#web/ui/art/street.svg?no-inline";
import streetNight from "#web/ui/art/street-night.svg?no-inline";
import { ThemedPicture } from "./themed-picture.tsx";

/** The street along the lower edge of what stands beside a form. */
export function Street() {
  return (
    <ThemedPicture
      light={street}
      dark={streetNight}
      alt=""
      width={1440}
      height={420}
      className="absolute bottom-0 left-0 h-72 w-auto max-w-none -translate-x-1/4"
    />
  );
}
