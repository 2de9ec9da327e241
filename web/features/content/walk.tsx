import type { TextSection } from "#contract/content/texts.ts";
import { cx } from "#web/ui/cx.ts";
import { TextHtml } from "#web/ui/written/text-html.tsx";

export type WalkProps = {
  /** Its parts are the steps. */
  section: TextSection;
  /** A house for each step, in their order. */
  houses: readonly string[];
};

/** Houses left and right: the step is in the window, its number on the plate. */
export function Walk({ section, houses }: WalkProps) {
  return (
    <ol className="grid gap-10">
      {section.parts.map(({ id, title, html }, at) => (
        <li
          key={id}
          id={id}
          className="grid scroll-mt-35 items-center gap-x-16 gap-y-4 md:grid-cols-2"
        >
          <img
            src={houses[at]}
            alt=""
            width={380}
            height={356}
            loading={at === 0 ? "eager" : "lazy"}
            className={cx("mx-auto h-auto w-full max-w-90", at % 2 === 1 && "md:order-2")}
          />
          <div>
            <div className="flex items-center gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-small bg-deep font-semibold text-on-deep">
                {at + 1}
              </span>
              <h3 className="text-xl">{title}</h3>
            </div>
            <div className="mt-3">
              <TextHtml html={html} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
