const counted = /^\(\d+\+?\) /;

/** '(2) Kwispel | Chats': a tab in the background says that somebody wrote. */
export function titleWithCount(title: string, count: number): string {
  const bare = title.replace(counted, "");
  if (count <= 0) return bare;
  return `(${count > 99 ? "99+" : count}) ${bare}`;
}

/** Pages set their titles as they come and go; the count is put in front of each. */
export function showCountInTitle(count: number): () => void {
  const apply = () => {
    const title = titleWithCount(document.title, count);
    if (title !== document.title) document.title = title;
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = titleWithCount(document.title, 0);
  };
}
