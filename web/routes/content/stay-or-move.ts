import { redirect } from "react-router";

/** The page's one address; who came by an older one goes there. */
export function stayOrMove(asked: string, current: string): string {
  if (asked !== current) throw redirect(current, 301);
  return current;
}
