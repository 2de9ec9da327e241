import fc from "fast-check";
import { expect, it } from "vitest";
import { ownPath } from "#contract/urls/own-path.ts";

const pieces = ["/", "\\", ".", "..", "%2e", "\t", "\n", "a", "?", "#", "@", ":", "//"];

it("lets nothing pass that a browser takes for another site", () => {
  const written = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });
  fc.assert(
    fc.property(written, (parts) => {
      const path = ownPath(`/${parts.join("")}`);
      if (path === null) return;
      const site = "https://own.invalid";
      const { origin, pathname } = new URL(path, site);
      expect(origin).toBe(site);
      // Once more, as what that address says of its path.
      expect(new URL(pathname, site).origin).toBe(site);
    }),
  );
});
