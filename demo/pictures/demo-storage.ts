import type { Storage } from "#server/platform/storage/storage.ts";

const keyPattern = /^(?<picture>demo\/.+)\/(?<width>\d+)\.webp$/;

/**
 * The storage of a demo: a picture of a demo person that nobody has asked for yet is drawn now and
 * kept. Thousands of pictures cost nothing until somebody looks at them.
 */
export function demoStorage(storage: Storage): Storage {
  // A page asks for many pictures at once; the same one is drawn once, and one at a time.
  const underway = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();

  const drawOnce = (key: string): Promise<boolean> => {
    const running = underway.get(key);
    if (running) return running;
    const task = last.then(() => drawInto(storage, key)).finally(() => underway.delete(key));
    underway.set(key, task);
    last = task.catch(() => undefined);
    return task;
  };

  return {
    ...storage,
    async get(key, part) {
      const file = await storage.get(key, part);
      if (file || !keyPattern.test(key)) return file;
      return (await drawOnce(key)) ? storage.get(key, part) : null;
    },
    async exists(key) {
      return (await storage.exists(key)) || (keyPattern.test(key) && (await drawOnce(key)));
    },
  };
}

/** False when no demo person has such a picture. */
async function drawInto(storage: Storage, key: string): Promise<boolean> {
  const { picture = "", width = "" } = keyPattern.exec(key)?.groups ?? {};
  // Loaded with the first picture: a server that only starts needs none of it.
  const { renderPicture } = await import("./render-picture.ts");
  const bytes = await renderPicture(picture, Number(width));
  if (!bytes) return false;
  await storage.put(key, bytes, { contentType: "image/webp" });
  return true;
}
