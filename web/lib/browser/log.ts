/** The web's one way to say that something went wrong to whoever runs the site. */
export function logError(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's console and the server's log both start here.
  console.error(message, ...(error === undefined ? [] : [error]));
}
