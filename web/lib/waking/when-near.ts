/** So much before it comes into view; and when it is far above, as whoever jumps down is past it. */
const margin = "1000000px 0px 200px";

/**
 * Resolves when the element with this id is about to be seen, or has the focus in it. It may be asked
 * for while the page that has it is still being drawn.
 */
export function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const element = document.getElementById(id);
      if (!element) return resolve();
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) done();
        },
        { rootMargin: margin },
      );
      function done() {
        observer.disconnect();
        resolve();
      }
      observer.observe(element);
      element.addEventListener("focusin", done, { once: true });
    });
  });
}
