import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const undo = { label: "Herstel", onAction: () => undefined };

function texts(store: ReturnType<typeof createToastStore>) {
  return store.current().map((toast) => toast.text);
}

test("a toast goes by itself, one with an action later", () => {
  const store = createToastStore();
  store.show({ text: "bewaard" });
  store.show({ text: "gearchiveerd", action: undo });
  vi.advanceTimersByTime(6_000);
  expect(texts(store)).toEqual(["gearchiveerd"]);
  vi.advanceTimersByTime(4_000);
  expect(texts(store)).toEqual([]);
});

test("three at most; the oldest makes room", () => {
  const store = createToastStore();
  for (const text of ["a", "b", "c", "d"]) store.show({ text });
  expect(texts(store)).toEqual(["b", "c", "d"]);
});

test("what is said again takes the place of the one before, unless that can be taken back", () => {
  const store = createToastStore();
  for (const text of ["bewaard", "gestuurd", "bewaard"]) store.show({ text });
  expect(texts(store)).toEqual(["gestuurd", "bewaard"]);
  store.show({ text: "weg", action: undo });
  store.show({ text: "weg", action: undo });
  expect(texts(store)).toEqual(["bewaard", "weg", "weg"]);
});

test("nothing goes while paused, and resuming gives the whole time again", () => {
  const store = createToastStore();
  store.show({ text: "a" });
  vi.advanceTimersByTime(5_000);
  store.pause();
  store.show({ text: "b" });
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(["a", "b"]);
  store.resume();
  vi.advanceTimersByTime(5_999);
  expect(texts(store)).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test("dismissing the last one while paused does not hold up the next", () => {
  const store = createToastStore();
  const id = store.show({ text: "a" });
  store.pause();
  store.dismiss(id);
  store.show({ text: "b" });
  vi.advanceTimersByTime(6_000);
  expect(texts(store)).toEqual([]);
});

test("listeners hear of each change until they leave", () => {
  const store = createToastStore();
  const heard: string[][] = [];
  const leave = store.subscribe(() => heard.push(texts(store)));
  const id = store.show({ text: "a" });
  store.dismiss(id);
  store.dismiss(id);
  leave();
  store.show({ text: "b" });
  expect(heard).toEqual([["a"], []]);
});

test("says once that it is gone, whichever way it went", () => {
  const store = createToastStore();
  const gone: string[] = [];
  const show = (text: string) => store.show({ text, onClosed: () => gone.push(text) });
  const first = show("a");
  store.dismiss(first);
  store.dismiss(first);
  for (const text of ["b", "c", "d", "e"]) show(text);
  expect(gone).toEqual(["a", "b"]);
  vi.advanceTimersByTime(6_000);
  expect(gone).toEqual(["a", "b", "c", "d", "e"]);
});
