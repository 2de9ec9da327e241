import { type ReactNode, Suspense, useEffect, useState } from "react";

/** Parts on the page that are still the server's own text, by what tells that they run. */
const waiting = new Set<Promise<void>>();
const all = Promise.withResolvers<void>();

/**
 * Resolves when every part has to run, asked for or not: new data comes for the page that is shown.
 * React shows it only when every part can, and would wait for one whose script nobody has fetched.
 */
export const whenAllMustRun = all.promise;

/** Client middleware: data for the address that is shown already. */
export async function runAllForNewData<Result>(
  { request }: { request: Request },
  next: () => Promise<Result>,
): Promise<Result> {
  if (new URL(request.url).pathname === window.location.pathname) all.resolve();
  return next();
}

/** A script that doesn't come must not stop what is to be done then. */
const patienceMs = 3_000;

/**
 * Before something changes that the server's text was written with, such as the language: React takes
 * over a text only if it would write the same.
 */
export async function everythingRuns(): Promise<void> {
  all.resolve();
  const timeUp = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.all(waiting), timeUp]);
}

type LaterProps = { children: ReactNode; fallback?: ReactNode; onRun?: () => void };

/** Round what waits for its script. Keep it (`memo`) as it is while the rest of the page changes. */
export function Later({ children, fallback, onRun }: LaterProps) {
  const [running] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    const { promise } = running;
    waiting.add(promise);
    void promise.then(() => waiting.delete(promise));
    return () => void waiting.delete(promise);
  }, [running]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Running
        onRun={() => {
          running.resolve();
          onRun?.();
        }}
      />
    </Suspense>
  );
}

/** Its effect runs once React has taken over what stands beside it, or has drawn it itself. */
function Running({ onRun }: { onRun: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there.
  useEffect(onRun, []);
  return null;
}
