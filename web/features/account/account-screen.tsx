import { type ReactNode, useEffect, useRef } from "react";
import { Cloud, Street } from "#web/ui/pictures/street.tsx";

export type AccountScreenProps = {
  heading: string;
  intro: ReactNode;
  children: ReactNode;
  /** For a screen with little on it: a drawing above, on phones, where the street does not show. */
  picture?: string;
  /** It took the place of another state of the same page: its heading gets the focus that was there. */
  inPlace?: boolean;
};

/** The front door: one form, and beside it, where there is room, the street it opens on. */
export function AccountScreen({ heading, intro, children, picture, inPlace }: AccountScreenProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!inPlace) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    ref.current?.focus({ preventScroll: true });
  }, [inPlace]);
  return (
    <div className="grid md:min-h-[calc(100dvh-var(--spacing)*19)] md:grid-cols-[1fr_40%]">
      <div className="mx-auto w-full max-w-form px-gutter py-section">
        {picture && (
          <img
            src={picture}
            alt=""
            width={148}
            height={148}
            className="mb-5 size-37 rounded-full object-cover md:hidden"
          />
        )}
        <h1 ref={ref} tabIndex={-1} className="outline-none">
          {heading}
        </h1>
        <p className="mt-3 mb-6 text-ink-soft md:mb-8">{intro}</p>
        {children}
      </div>
      <div className="relative hidden overflow-hidden bg-sky md:block">
        <Cloud className="top-1/5 left-1/8 w-44" />
        <Cloud className="top-1/3 right-1/6 w-28" />
        <Street />
      </div>
    </div>
  );
}
