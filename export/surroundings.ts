/** What the tools cannot read in a path: Tailwind takes "#" for the end of a file's name, the loader "*" for a pattern. */
const UNREADABLE = /[#*]/;

/**
 * Takes from the place that a build runs in what would change its result, and stops where its tools cannot work.
 *
 * @param folder The project's.
 * @throws Error saying what to change, where the tools would fail with a message that nobody can make sense of.
 */
export function settle(folder: string): void {
  // A shell may have NODE_ENV for its own purposes; Next and React take it for theirs.
  Object.assign(process.env, { NODE_ENV: "production" });
  // A web server is seldom the user who builds: it must be able to read the files.
  process.umask(0o022);

  const [character] = UNREADABLE.exec(folder) ?? [];
  if (character) {
    throw new Error(
      `${folder}: the name of a folder on the way here holds "${character}", which the tools of the build cannot read. ` +
        "Expected a path without it: rename that folder, or move the project.",
    );
  }
}
