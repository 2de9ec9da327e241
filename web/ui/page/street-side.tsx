import type { ReactNode } from "react";
import street from "#web/ui/art/street.svg?no-inline";
import streetNight from "#web/ui/art/street-night.svg?no-inline";
import { ThemedPicture } from "#web/ui/pictures/themed-picture.tsx";
import { Cloud } from "./cloud.tsx";

/**
 * Beside a form, where there is room: the street, and in it what is being made. It is less high by the
 * bar above it, or its houses would stand under the fold.
 */
export function StreetSide({ children }: { children?: ReactNode }) {
  return (
    <div className="hidden bg-sky md:block">
      <div className="sticky top-0 h-[calc(100dvh-var(--spacing)*19)] overflow-hidden">
        <Cloud className="top-1/10 left-1/12 w-36" />
        <Cloud className="top-1/4 right-1/12 w-28" />
        <ThemedPicture
          light={street}
          dark={streetNight}
          alt=""
          width={1440}
          height={420}
          className="absolute bottom-0 left-0 h-72 w-auto max-w-none -translate-x-1/4"
        />
        {children && (
          <div className="relative mx-auto grid max-w-list justify-items-center gap-4 px-6 pt-12">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
