import type { ProfileType } from "#contract/profiles.ts";

export type SwitchPlan =
  /** Nothing was asked for, or nothing that exists: both profiles are shown. */
  | { name: "choose" }
  | { name: "return" }
  | { name: "switch"; to: ProfileType }
  | { name: "offer"; to: ProfileType };

/** What opening /switchProfile leads to. */
export function planSwitch(visit: {
  wanted: ProfileType | null;
  inUse: ProfileType | null;
  types: readonly ProfileType[];
}): SwitchPlan {
  const { wanted, inUse, types } = visit;
  if (!wanted) return { name: "choose" };
  if (!types.includes(wanted)) return { name: "offer", to: wanted };
  return wanted === inUse ? { name: "return" } : { name: "switch", to: wanted };
}
