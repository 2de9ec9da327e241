import { useEffect } from "react";

/** In front of everything but the count of unread messages, which is put first anew each time. */
const front = /^(?:\(\d+\+?\) )?/;

export function titleWithMark(title: string, mark: string): string {
  return title.includes(mark) ? title : title.replace(front, (count) => `${count}${mark} | `);
}

export function titleWithoutMark(title: string, mark: string): string {
  return title.replace(`${mark} | `, "");
}

/** A tab says that it records. Pages set their titles as they come and go; the mark is put on each. */
export function useMarkedTitle(mark: string | null): void {
  useEffect(() => {
    if (mark === null) return;
    const apply = () => {
      const title = titleWithMark(document.title, mark);
      if (title !== document.title) document.title = title;
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = titleWithoutMark(document.title, mark);
    };
  }, [mark]);
}
