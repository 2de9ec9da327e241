import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useClosesOnBack } from "#web/lib/back/use-closes-on-back.ts";

/** Something that unfolds under its button: closes on Escape, on a press elsewhere, on leaving it. */
export function useDisclosure<Opener extends HTMLElement = HTMLButtonElement>(): {
  open: boolean;
  toggle: () => void;
  close: () => void;
  rootRef: RefObject<HTMLDivElement | null>;
  buttonRef: RefObject<Opener | null>;
} {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<Opener>(null);
  const location = useLocation();
  useClosesOnBack(open, () => setOpen(false));

  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it.
  useEffect(() => setOpen(false), [location]);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (!rootRef.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      buttonRef.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [open]);

  const toggle = () => setOpen((was) => !was);
  return { open, toggle, close: () => setOpen(false), rootRef, buttonRef };
}
