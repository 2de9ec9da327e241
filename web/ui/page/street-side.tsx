import type { ReactNode } from "react";
import { Cloud, Street } from "#web/ui/pictures/street.tsx";

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
        <Street />
        {children && (
          <div className="relative mx-auto grid max-w-list justify-items-center gap-4 px-6 pt-12">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
