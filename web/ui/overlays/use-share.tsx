import { type ReactNode, Suspense, useState } from "react";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";

const ShareSheet = lazyPart(async () => (await import("./share-sheet.tsx")).ShareSheet);

export type Shared = { title: string; text: string; url: string };

/** The device's own way of sharing where it has one; else a small sheet of ours, to be put somewhere. */
export function useShare(shared: Shared): { share: () => Promise<void>; sheet: ReactNode } {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  async function share() {
    if (typeof navigator.share === "function") {
      try {
        return await navigator.share(shared);
      } catch (error) {
        // They looked and thought better of it. Anything else: our own sheet still works.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    setWanted(true);
    setOpen(true);
  }

  const sheet = wanted && (
    <Suspense fallback={<Loading />}>
      <ShareSheet open={open} onOpenChange={setOpen} text={shared.text} url={shared.url} />
    </Suspense>
  );
  return { share, sheet };
}
