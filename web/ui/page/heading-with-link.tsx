import { Link } from "react-router";
import { cx } from "#web/ui/cx.ts";

export type HeadingWithLinkProps = {
  heading: string;
  /** To all of what the part shows some of. */
  link: { to: string; label: string };
  id?: string;
  /** Fetch what the link leads to as soon as somebody seems to want it. */
  prefetch?: boolean;
  headingClassName?: string;
  className?: string;
};

/** The head of a part of the page; on a phone the link goes under the heading where both don't fit. */
export function HeadingWithLink(props: HeadingWithLinkProps) {
  const { heading, link, id, prefetch, headingClassName, className } = props;
  return (
    <div className={cx("flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1", className)}>
      <h2 id={id} className={headingClassName}>
        {heading}
      </h2>
      <Link to={link.to} prefetch={prefetch ? "intent" : "none"} className="font-semibold">
        {link.label}
      </Link>
    </div>
  );
}
