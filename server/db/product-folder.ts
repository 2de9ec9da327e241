import { findPackageJSON } from "node:module";
import path from "node:path";

const packageFile = findPackageJSON(import.meta.url);
if (!packageFile) throw new Error("Kwispel runs from its own folder, beside its package.json");

/**
 * Where the product stands. Files that are read or started at run time are named from here and not
 * from the file that asks: built, the server is in `build/app`. On the ground floor, as every floor
 * has such files.
 */
export const productFolder = path.dirname(packageFile);
