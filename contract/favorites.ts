import * as z from "zod";
import { requestCard } from "./requests/public-requests.ts";
import { endpoint } from "./shared/endpoint.ts";
import { pathId } from "./shared/ids.ts";
import { sitterCard } from "./sitters.ts";

export const favoritesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/user/favorites",
    access: "user",
    summary:
      "Whom the user keeps in mind, the latest first: sitters, and owners by their requests.",
    response: z.object({ data: z.array(sitterCard), requests: z.array(requestCard) }),
  }),
  add: endpoint({
    method: "PUT",
    path: "/api/user/favorites/{profileId}",
    access: "user",
    summary: "Keeps a sitter in mind, or an owner with a request; twice is once.",
    params: z.object({ profileId: pathId }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/user/favorites/{profileId}",
    access: "user",
    summary: "Lets somebody go; who was not kept is not missed.",
    params: z.object({ profileId: pathId }),
  }),
};
