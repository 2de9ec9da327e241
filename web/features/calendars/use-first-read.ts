import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { OwnCalendar } from "#contract/bookings/calendars.ts";

const lookAgainMs = 3_000;
/** A minute: a server that takes longer has other things to do, and the next visit shows it. */
const mostLooks = 20;

/** Looks again while a calendar that was just added is read for the first time. */
export function useFirstRead(calendars: readonly OwnCalendar[]): void {
  const { revalidate } = useRevalidator();
  const isWaiting = calendars.some(({ lastTriedAt }) => !lastTriedAt);
  const looks = useRef(0);
  useEffect(() => {
    if (!isWaiting) {
      looks.current = 0;
      return;
    }
    const timer = setInterval(() => {
      looks.current += 1;
      if (looks.current >= mostLooks) clearInterval(timer);
      void revalidate();
    }, lookAgainMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
