import { Link } from "react-router";

export type FlagLinkProps = {
  to: string;
  /** What is written there. */
  text: string;
  /** The same with its subject, where there are several on a page. */
  label?: string;
};

/** A quiet way to say that something is not right: there for who needs it, in nobody's way. */
export function FlagLink({ to, text, label }: FlagLinkProps) {
  return (
    <Link to={to} rel="nofollow" aria-label={label} className="py-3 text-sm text-ink-soft">
      {text}
    </Link>
  );
}
