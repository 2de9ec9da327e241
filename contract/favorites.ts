import * as z from "zod";
import { endpoint } from "./shared/endpoint.ts";
import { pathId } from "./shared/ids.ts";
import { sitterCard } from "./sitters.ts";

export const favoritesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/user/favorites",
    access: "user",
    summary: "The sitters that the user keeps in mind, the latest first.",
    response: z.object({ data: z.array(sitterCard) }),
  }),
  add: endpoint({
    method: "PUT",
    path: "/api/user/favorites/{profileId}",
    access: "user",
    summary: "Keeps a sitter in mind; twice is once.",
    params: z.object({ profileId: pathId }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/user/favorites/{profileId}",
    access: "user",
    summary: "Lets a sitter go; who was not kept is not missed.",
    params: z.object({ profileId: pathId }),
  }),
};
