import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import { act } from "../acts/act.ts";

export const recountBadges = act({
  name: "recountBadges",
  initial: { profileId: "" },
  send: (call, { profileId: id }) => call("adminBadges.recount", { params: { id } }),
});

export const takeBackBadge = act({
  name: "takeBackBadge",
  initial: { profileId: "", name: "", reason: "" },
  send: (call, { profileId: id, name, reason }) =>
    call("adminBadges.takeBack", {
      params: { id },
      body: { name: name as BadgeName, reason },
    }),
});
