import { isDrawn } from "./store-image.ts";

/** Where what people upload is kept, the first part of each key, and for whom it is. */
export const uploadFolders = {
  profiles: "everybody",
  pets: "everybody",
  requests: "everybody",
  texts: "everybody",
  // Whoever asks for one of these is looked at each time (`privateFiles.allow`).
  chats: "some",
  logbooks: "some",
  certificates: "some",
  reports: "some",
} as const satisfies Record<string, "everybody" | "some">;

export type UploadFolder = keyof typeof uploadFolders;

const forEverybody: readonly string[] = Object.entries(uploadFolders)
  .filter(([, whom]) => whom === "everybody")
  .map(([folder]) => `${folder}/`);

export const isForEverybody = (key: string): boolean =>
  isDrawn(key) || forEverybody.some((folder) => key.startsWith(folder));
