/**
 * The islands: all client components that hydrate in an exported page, by their names in `<Island name>`. The export
 * bundles the islands of each page and adds the script (docs/add-an-interactive-part.md).
 */
export { BookingDialog as booking } from "@/components/booking/booking-dialog";
export { MobileMenu as menu } from "@/components/layout/menu/mobile-menu";
export { BackLink as backLink } from "@/components/schedule/back-link";
export { Scheduler as scheduler } from "@/components/schedule/scheduler";
export { Person as person } from "@/components/sections/person";
export { Term as term } from "@/components/sections/term";
