/** Addresses of pictures on the device, for as long as they wait; then their memory is given back. */
export function createPictureUrls(
  pictureOf: (key: string) => Promise<Blob | undefined>,
  onReady: () => void,
) {
  const urls = new Map<string, string>();
  const opening = new Set<string>();

  async function open(key: string): Promise<void> {
    opening.add(key);
    const picture = await pictureOf(key).catch(() => undefined);
    // Not wanted any more by the time it was read.
    if (!opening.delete(key) || !picture) return;
    urls.set(key, URL.createObjectURL(picture));
    onReady();
  }

  return {
    urlOf: (key: string) => urls.get(key),
    /** One that was chosen on this page, and need not be read first. */
    show(key: string, picture: Blob): void {
      if (!urls.has(key)) urls.set(key, URL.createObjectURL(picture));
    },
    /** Opens those that are new, and closes those that have gone. */
    keepOnly(wanted: readonly string[]): void {
      const keys = new Set(wanted);
      for (const key of opening) if (!keys.has(key)) opening.delete(key);
      for (const [key, url] of urls) {
        if (keys.has(key)) continue;
        URL.revokeObjectURL(url);
        urls.delete(key);
      }
      for (const key of keys) if (!urls.has(key) && !opening.has(key)) void open(key);
    },
  };
}
