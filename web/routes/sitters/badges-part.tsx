import type { ComponentType } from "react";
import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";

const load = () => import("#web/features/badges/badges-section.tsx");

/** The server has it at hand, so that the page is whole; in the browser its script comes after the rest. */
export const BadgesPart: ComponentType<{ badges: readonly BadgeName[] }> = import.meta.env.SSR
  ? (await load()).BadgesSection
  : lazyPart(async () => (await load()).BadgesSection);
