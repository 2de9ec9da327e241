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

export function Cloud({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 70" aria-hidden="true" className={`absolute fill-cloud ${className}`}>
      <path d="M0 70A34 34 0 0 1 40 37A47 47 0 0 1 126 28A34 34 0 0 1 170 46A26 26 0 0 1 200 70Z" />
    </svg>
  );
}

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
