import { arrive } from "./arrival";

// What the exported page runs before its header. It stays as it is without script where the last one does not come.
const root = arrive()?.root;
document.addEventListener("DOMContentLoaded", () => {
  if (root?.dataset.waiting === "") for (const mark of ["started", "waiting"]) delete root.dataset[mark];
});
