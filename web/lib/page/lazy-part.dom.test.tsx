import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lazyPart, untilLoaded } from "./lazy-part.ts";

const unreachable = new TypeError("Failed to fetch dynamically imported module");
const Part = () => <p>Here it is.</p>;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a part whose script can't be had waits for the network, and the page stays", async () => {
  const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const load = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue(Part);
  const Lazy = lazyPart<typeof Part>(load);
  render(
    <main>
      <h1>The page</h1>
      <Suspense fallback={<p>One moment.</p>}>
        <Lazy />
      </Suspense>
    </main>,
  );
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText("One moment.")).toBeTruthy();

  isOnline.mockReturnValue(true);
  await act(async () => {
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText("Here it is.")).toBeTruthy();
  expect(screen.getByRole("heading").textContent).toBe("The page");
});

test("on a bad line it is asked for again after a while", async () => {
  const load = vi.fn().mockRejectedValueOnce(unreachable).mockResolvedValue("loaded");
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await loaded).toBe("loaded");
});

test("a script that is gone for good is an error in the end", async () => {
  const load = vi.fn().mockRejectedValue(unreachable);
  await expect(untilLoaded(load, async () => {})).rejects.toBe(unreachable);
  expect(load).toHaveBeenCalledTimes(7);
});
