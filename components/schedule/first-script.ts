import { initVisit } from "./arrival";

// The exported page runs this before its header. If the last script does not arrive, the page goes back to how it is
// without script.
const root = initVisit()?.root;
document.addEventListener("DOMContentLoaded", () => {
  if (root?.dataset.waiting === "") for (const mark of ["started", "waiting"]) delete root.dataset[mark];
});
