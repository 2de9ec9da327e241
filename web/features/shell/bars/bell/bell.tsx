import { Suspense, useId } from "react";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Dots } from "#web/ui/page/dots.tsx";
import { useDisclosure } from "../use-disclosure.ts";
import { BellLink } from "./bell-link.tsx";

const BellPanel = lazyPart(async () => (await import("./bell-panel.tsx")).BellPanel);

/** What is new, under the bell. */
export function Bell() {
  const id = useId();
  const { open, toggle, rootRef, buttonRef } = useDisclosure<HTMLAnchorElement>();
  return (
    <div ref={rootRef} className="relative">
      <BellLink ref={buttonRef} expands={{ id, isOpen: open, onPress: toggle }} />
      <div
        id={id}
        hidden={!open}
        className="absolute right-0 mt-2 animate-pop rounded-card border border-line bg-surface p-5 shadow-float md:w-90"
      >
        {open && (
          <Suspense fallback={<Dots />}>
            <BellPanel />
          </Suspense>
        )}
      </div>
    </div>
  );
}
