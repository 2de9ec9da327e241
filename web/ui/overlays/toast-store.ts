export type ToastInput = {
  text: string;
  /** For instance undo; the toast closes when it is taken. */
  action?: { label: string; onAction: () => void };
  /** Once it is gone, by itself or closed: what could be undone until then may now be done. */
  onClosed?: () => void;
};

export type Toast = ToastInput & { id: number };

const shownAtOnce = 3;
const plainMs = 6_000;
// Someone who reads slowly must still be able to take a thing back.
const withActionMs = 10_000;

export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let paused = false;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function start(toast: Toast) {
    const ms = toast.action ? withActionMs : plainMs;
    timers.set(
      toast.id,
      setTimeout(() => dismiss(toast.id), ms),
    );
  }

  function stop(id: number) {
    clearTimeout(timers.get(id));
    timers.delete(id);
  }

  function show(input: ToastInput): number {
    lastId += 1;
    const toast = { ...input, id: lastId };
    // What says the same once more takes the place of the one before.
    const others = toasts.filter((old) => old.text !== input.text || old.action);
    const kept = others.slice(-(shownAtOnce - 1));
    const pushedOut = toasts.filter((old) => !kept.includes(old));
    for (const old of pushedOut) stop(old.id);
    change([...kept, toast]);
    if (!paused) start(toast);
    for (const old of pushedOut) old.onClosed?.();
    return toast.id;
  }

  function dismiss(id: number) {
    stop(id);
    const closed = toasts.find((toast) => toast.id === id);
    const next = toasts.filter((toast) => toast.id !== id);
    if (closed) change(next);
    // The pointer was over the last one: no `pointerleave` will come to set the clock going again.
    if (next.length === 0) paused = false;
    closed?.onClosed?.();
  }

  function pause() {
    paused = true;
    for (const toast of toasts) stop(toast.id);
  }

  /** Whoever has just been reading gets the whole time anew. */
  function resume() {
    if (!paused) return;
    paused = false;
    for (const toast of toasts) start(toast);
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  return { show, dismiss, pause, resume, subscribe, current: () => toasts };
}

export const toastStore = createToastStore();

export function showToast(input: ToastInput): number {
  return toastStore.show(input);
}
