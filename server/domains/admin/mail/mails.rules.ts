const link = /https?:\/\/\S+/g;

/** Links of mails let whoever has them in, or unsubscribe somebody: an admin reads the words around. */
export function withoutLinks(text: string): string {
  return text.replace(link, "[link]");
}
