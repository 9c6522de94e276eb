const scrollThresholdPx = 10;

/** Marks the header of a scrolled page, and names what the phones' menu button does. */
export function watchHeader() {
  const header = document.querySelector(".page-header");
  const update = () => header?.toggleAttribute("data-scrolled", scrollY > scrollThresholdPx);
  update();
  addEventListener("scroll", update, { passive: true });

  const button = document.querySelector<HTMLElement>(".menu-button");
  const menu = button?.nextElementSibling;
  const name = () => {
    const { labelOpen, labelClosed } = button?.dataset ?? {};
    const label = menu?.matches(":popover-open") ? labelOpen : labelClosed;
    if (label) button?.setAttribute("aria-label", label);
  };
  // The menu may have been opened before.
  name();
  menu?.addEventListener("toggle", name);
}
