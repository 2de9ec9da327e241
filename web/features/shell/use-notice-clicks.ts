import { useEffect } from "react";
import { useNavigate } from "react-router";
import { ownPath } from "#contract/urls/own-path.ts";

/** A notification was pressed while the site is open: the service worker says where to go. */
export function useNoticeClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const onMessage = ({ data }: MessageEvent) => {
      const path = ownPath(typeof data?.open === "string" ? data.open : null);
      if (path) void navigate(path);
    };
    navigator.serviceWorker.addEventListener("message", onMessage);
    return () => navigator.serviceWorker.removeEventListener("message", onMessage);
  }, [navigate]);
}
