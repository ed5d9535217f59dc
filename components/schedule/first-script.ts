import { initVisit } from "./arrival";

// The exported page runs this before its header. If the last script fails to load, this undoes the changes, so that the
// page is shown as it is without a script.
const root = initVisit()?.root;
document.addEventListener("DOMContentLoaded", () => {
  if (root?.dataset.waiting === "") for (const mark of ["started", "waiting"]) delete root.dataset[mark];
});
