import { initVisit } from "./arrival";

// What the exported page runs before its header. Where the last script does not come, the page goes back to what it is
// without script.
const root = initVisit()?.root;
document.addEventListener("DOMContentLoaded", () => {
  if (root?.dataset.waiting === "") for (const mark of ["started", "waiting"]) delete root.dataset[mark];
});
