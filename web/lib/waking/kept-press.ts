/** So long a link waits for the script that opens it without loading the page anew. */
const linkPatienceMs = 2_000;

/**
 * Whoever presses a button or a link, or chooses from a list, in a part of the page whose script is
 * still on its way is not asked to do it twice: the last of it is done when that part runs. Forms work
 * by themselves, and so do links after a moment. To be called before React starts; what it returns,
 * once React runs there.
 */
export function keepPresses(id: string, onKept: () => void): () => void {
  let again: (() => void) | null = null;
  const isInside = (element: Element | null) => element?.closest(`#${id}`) != null;

  function keep(act: () => void) {
    again = act;
    onKept();
  }

  function keepClick(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>("button[type=button], a[href]");
    if (!pressed || !isInside(pressed) || isForAnotherTab(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const act = () => pressed.click();
    keep(act);
    if (!(pressed instanceof HTMLAnchorElement)) return;
    setTimeout(() => {
      if (again === act) window.location.assign(pressed.href);
    }, linkPatienceMs);
  }

  function keepChoice({ target }: Event) {
    if (!(target instanceof HTMLSelectElement) || !isInside(target)) return;
    const { value } = target;
    keep(() => {
      // On its way in, React sets the list back to what the server wrote.
      target.value = value;
      target.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }

  window.addEventListener("click", keepClick, true);
  window.addEventListener("change", keepChoice, true);
  return () => {
    window.removeEventListener("click", keepClick, true);
    window.removeEventListener("change", keepChoice, true);
    again?.();
    again = null;
  };
}

function isForAnotherTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
