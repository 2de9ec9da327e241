import { Transform } from "node:stream";

const preload = '<link rel="modulepreload" ';
const endOfHead = "</head>";

/**
 * A page that was rendered here is readable without its scripts. React Router preloads them all, and
 * browsers fetch such preloads with the same urgency as fonts and pictures, so on a slow line they
 * hold up what can be seen. This asks for them after the rest. (Its <Scripts> has no option for it.)
 */
export function scriptsLater(): Transform {
  let inHead = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!inHead) return done(null, chunk);
      // Latin-1 keeps every byte as it is; the tags themselves are ASCII.
      const html = chunk.toString("latin1");
      inHead = !html.includes(endOfHead);
      done(null, Buffer.from(html.replaceAll(preload, `${preload}fetchpriority="low" `), "latin1"));
    },
  });
}
