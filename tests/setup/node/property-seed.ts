import fc from "fast-check";

/**
 * Property tests draw the same cases in each run: one that fails, fails because of what was changed.
 * `PROPERTY_SEED=<a number>` draws others, to look for what these cases miss.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
