/**
 * The script that an exported page fetches at idle, imported by loader.ts. Importing it runs nothing but these lines:
 * React and what is made with it starts with `mount`.
 */
import type { Handover } from "./booking-root";
import { showDialogPicture } from "./dialog-picture";

/** Starts the dialog and the tooltips. Whoever has pressed by now sees the dialog before that, as a picture. */
export async function mount({ pressed, onFailed, ...rest }: Handover): Promise<void> {
  let dismissed = false;
  let takePictureAway = () => {};
  if (pressed()) {
    takePictureAway = showDialogPicture(() => {
      dismissed = true;
    });
    await painted();
  }
  const { mountRoot } = await import("./booking-root");
  mountRoot({
    ...rest,
    pressed: () => (dismissed ? undefined : pressed()),
    onFailed: (error) => {
      takePictureAway();
      onFailed(error);
    },
  });
}

/** After the next frame, or 100 ms, since a page in the background paints none. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}
