/**
 * The product's server with an error planted into it, thrown where nobody can catch it when SIGUSR2
 * comes: in a timer, or in a promise that nobody waits for.
 */
process.once("SIGUSR2", () => {
  if (process.env.PLANTED_IN === "promise") void Promise.reject(new Error("planted in a promise"));
  else {
    setTimeout(() => {
      throw new Error("planted in a timer");
    }, 0);
  }
});

await import("#server/main.ts");

export {};
