import { endpoint } from "./shared/endpoint.ts";

export const posterEndpoints = {
  download: endpoint({
    method: "GET",
    path: "/api/user/poster",
    access: "user",
    limit: "costly",
    summary: "A poster of the sitter profile on A4, to hang up.",
    download: { contentType: "application/pdf", fileName: "kwispel-poster.pdf" },
  }),
};
