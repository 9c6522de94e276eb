import { type ComponentProps, useEffect, useRef } from "react";

/**
 * Rises once when it comes into view. What is in view when scripts arrive, or never meets a script, is simply there.
 * Items of a group follow one another through `order`.
 */
export function Reveal({
  as: Element = "div",
  order = 0,
  ...props
}: ComponentProps<"div"> & { as?: "div" | "section"; order?: number }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // The browser measures when it has laid out the page anyway; asking it here would make it do so, once for each.
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        if (target.dataset.reveal !== "waiting") {
          if (isBelowView(entry)) target.dataset.reveal = "waiting";
          else observer.disconnect();
        } else if (entry.isIntersecting) {
          target.dataset.reveal = "shown";
          observer.disconnect();
        }
      },
      { rootMargin: "0px 0px -8% 0px" },
    );
    // What a change of width hides and shows again has risen already.
    target.onanimationend = (event) => {
      if (event.target === target) target.dataset.reveal = "risen";
    };
    // Don't hide anything before the first scroll: full-page screenshots would show gaps.
    const signs = new AbortController();
    const begin = () => {
      signs.abort();
      observer.observe(target);
    };
    for (const sign of ["wheel", "touchmove", "keydown"]) {
      window.addEventListener(sign, begin, { passive: true, signal: signs.signal });
    }
    return () => {
      signs.abort();
      observer.disconnect();
    };
  }, []);

  // Not an attribute of the page, whose content policy would have to list it.
  useEffect(() => {
    if (element.current) element.current.style.animationDelay = `${Math.min(order, 5) * 60}ms`;
  }, [order]);

  return <Element ref={element} {...props} />;
}

/** What is not laid out yet (fold.ts) has no height. Nor has what this width does not show: it rises when another one does. */
function isBelowView({ boundingClientRect: { top, height } }: IntersectionObserverEntry): boolean {
  return top >= window.innerHeight || height === 0;
}
