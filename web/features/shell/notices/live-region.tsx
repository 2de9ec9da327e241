import { useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import {
  announce,
  currentAnnouncement,
  subscribeToAnnouncements,
} from "#web/lib/browser/announce.ts";

const titleWaitMs = 150;

/** Reads out what `announce` is given, and the title of each page that opens without a reload. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, currentAnnouncement, () => "");
  const { pathname } = useLocation();
  const opened = useRef(pathname);

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    // The title is set with the page; a moment later it is certainly the new one.
    const timer = setTimeout(() => announce(document.title), titleWaitMs);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
