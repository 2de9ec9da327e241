import { expect, it } from "vitest";
import { withoutLinks } from "./mails.service.ts";

it("leaves out every link of a mail, and nothing else", () => {
  const text = "Dag Tess,\n\nLog in: https://kwispel.test/inloggen?t=geheim\n\nKosten: € 5";
  expect(withoutLinks(text)).toBe("Dag Tess,\n\nLog in: [link]\n\nKosten: € 5");
  expect(withoutLinks("a http://x.test/?s=1&b=2 b HTTPS c")).toBe("a [link] b HTTPS c");
});
