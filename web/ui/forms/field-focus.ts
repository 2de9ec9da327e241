import { type RefObject, useEffect } from "react";

const focusable =
  "input:not([type=hidden]), textarea, select, button, [role=spinbutton], [tabindex]";

function canTakeFocus(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled")) return false;
  // Behind a drawn select sits a real one for the browser's autofill, hidden from people.
  return !element.closest("[aria-hidden=true], [hidden], [inert]");
}

/**
 * Scrolls to the first field marked negative and focuses it. Fields carry `data-negative` while
 * their error shows. Call it once the errors stand on the page: in an effect, or use the hook below.
 */
export function focusFirstNegative(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>("[data-negative]");
  if (!field) return false;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  field.scrollIntoView({ block: "center", behavior: still ? "auto" : "smooth" });
  const control = [...field.querySelectorAll<HTMLElement>(focusable)].find(canTakeFocus);
  control?.focus({ preventScroll: true });
  return control !== undefined;
}

/** Runs `focusFirstNegative` whenever a new set of errors has been drawn. */
export function useFocusFirstNegative(
  form: RefObject<HTMLElement | null>,
  errors: Readonly<Record<string, unknown>> | null | undefined,
) {
  useEffect(() => {
    if (errors && Object.keys(errors).length > 0 && form.current) focusFirstNegative(form.current);
  }, [form, errors]);
}
