import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { type BackSteps, createBackSteps } from "./back-steps.ts";

let steps: BackSteps | undefined;

function ownSteps(): BackSteps {
  steps ??= createBackSteps(window);
  return steps;
}

/** Once, in the root. */
export function useBackSteps(): void {
  const location = useLocation();
  useEffect(() => ownSteps().listen(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page has come.
  useEffect(() => ownSteps().look(), [location]);
}

/** For whatever opens over the page: while it is open, a step back closes it and stays on the page. */
export function useClosesOnBack(isOpen: boolean, onClose: () => void): void {
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? ownSteps().add(() => close()) : undefined), [isOpen]);
  // Also when the page below it has become another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is another page.
  useEffect(() => {
    if (isOpen) ownSteps().prepare();
  }, [isOpen, key]);
}

/** For what keeps no state of its own: hand both to react-aria. */
export function useOpenState(isOpenAtFirst = false) {
  const [isOpen, onOpenChange] = useState(isOpenAtFirst);
  useClosesOnBack(isOpen, () => onOpenChange(false));
  return { isOpen, onOpenChange };
}
