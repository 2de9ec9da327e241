import type { ReactNode } from "react";
import { Card } from "#web/ui/card.tsx";

/** Beside a long page where there is room: what matters most, and the next step, always in view. */
export function SideCard({ children }: { children: ReactNode }) {
  return (
    <Card as="aside" lifted className="sticky top-6 hidden gap-4 md:grid">
      {children}
    </Card>
  );
}

/** The same on a phone, always within reach of a thumb; it takes the place of the bar of places. */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <div className="wrap flex h-bar items-center justify-between gap-4">{children}</div>
    </div>
  );
}
