import { hourMs } from "#contract/shared/durations.ts";
import { roughly } from "./place-pick.ts";

const patienceMs = 10_000;
const denied = 1;

export type LocationProblem = "denied" | "unknown";

/** Where the visitor is, asked of the browser, which asks them. */
export function myLocation(): Promise<{ latitude: number; longitude: number } | LocationProblem> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: roughly(coords.latitude), longitude: roughly(coords.longitude) }),
      ({ code }) => resolve(code === denied ? "denied" : "unknown"),
      // An hour-old answer will do: nobody looks for a sitter to the metre.
      { timeout: patienceMs, maximumAge: hourMs },
    );
  });
}
