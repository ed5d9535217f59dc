/**
 * The elements that the client code adds to a page, for steps that must know every element a page can hold: the booking
 * dialog and a tooltip. Written after components/ui/dialog.tsx, components/ui/tooltip.tsx and components/booking; a test
 * beside this file finds a class that is missing here, and e2e/reliability/pruned-styles.spec.ts a look that is.
 */
export const CLIENT_MARKUP = `
<div class="dialog-overlay" data-state="open"></div>
<div class="dialog" role="dialog" data-state="open" tabindex="-1">
  <div class="dialog-head">
    <h2 class="dialog-title"></h2>
    <button class="dialog-close" type="button"><svg><path></path></svg></button>
  </div>
  <p class="dialog-text"></p>
  <div class="calendar">
    <p class="calendar-note" role="status"></p>
    <iframe></iframe>
  </div>
  <p class="dialog-foot"><a href="/schedule/" target="_blank"></a><a class="dialog-tel" href="tel:"></a></p>
</div>
<div><div class="tooltip" data-state="delayed-open"><span role="tooltip"></span></div></div>`;
