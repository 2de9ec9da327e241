import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Link, Outlet, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import shell from "#messages/nl/shell.json" with { type: "json" };
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import { TextsProvider } from "#web/lib/i18n/texts-provider.tsx";
import { Loading, showLoading } from "#web/lib/page/loading.ts";
import { MainContent } from "./main-content.tsx";
import { LiveRegion, LoadingBar } from "./shell-frame.tsx";

const store = createTextStore({ nl: { shell } });
const bar = () => document.querySelector(".loading-bar");
const isShown = () => bar()?.hasAttribute("data-loading");

/** A page, and one to go to that is there once `answer` is. */
function renderShell() {
  const answer = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    {
      element: (
        <>
          <LoadingBar />
          <MainContent>
            <Outlet />
          </MainContent>
          <LiveRegion />
        </>
      ),
      children: [
        { index: true, element: <Link to="/chats">Chats</Link> },
        { path: "chats", loader: () => answer.promise, element: <h1>Je chats</h1> },
      ],
    },
  ]);
  render(
    <TextsProvider store={store} locale="nl">
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  return { user: userEvent.setup(), answer };
}

describe("the bar at the top", () => {
  it("is there while a page is on its way, is said when that takes long, and goes with it", async () => {
    const { user, answer } = renderShell();
    const main = screen.getByRole("main");
    expect([isShown(), main.hasAttribute("aria-busy")]).toEqual([false, false]);

    await user.click(screen.getByRole("link", { name: "Chats" }));
    await waitFor(() => expect(isShown()).toBe(true));
    expect(main.getAttribute("aria-busy")).toBe("true");
    await screen.findByText(shell.loading, {}, { timeout: 3_000 });

    await act(async () => answer.resolve(null));
    await screen.findByRole("heading", { name: "Je chats" });
    expect([isShown(), main.hasAttribute("aria-busy")]).toEqual([false, false]);
    expect(screen.queryByText(shell.loading)).toBeNull();
  });

  it("is there until the last piece of work that a press began is done, well or not", async () => {
    renderShell();
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const failed = showLoading(other.promise).catch(() => "failed");
    act(() => void showLoading(one.promise));
    expect(isShown()).toBe(true);
    await act(async () => one.resolve());
    expect(isShown()).toBe(true);
    await act(async () => other.reject(new Error("no connection")));
    expect([await failed, isShown()]).toEqual(["failed", false]);
  });

  it("is there while something that opens on a press is being fetched", () => {
    renderShell();
    const { unmount } = render(<Loading />);
    expect(isShown()).toBe(true);
    act(unmount);
    expect(isShown()).toBe(false);
  });
});
