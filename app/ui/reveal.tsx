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
    if (!target || target.getBoundingClientRect().top < window.innerHeight) return;
    target.dataset.reveal = "waiting";
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        target.dataset.reveal = "shown";
        observer.disconnect();
      },
      { rootMargin: "0px 0px -8% 0px" },
    );
    // What a change of width hides and shows again has risen already.
    target.onanimationend = (event) => {
      if (event.target === target) delete target.dataset.reveal;
    };
    observer.observe(target);
    return () => observer.disconnect();
  }, []);

  // Not an attribute of the page, whose content policy would have to list it.
  useEffect(() => {
    if (element.current) element.current.style.animationDelay = `${Math.min(order, 5) * 60}ms`;
  }, [order]);

  return <Element ref={element} {...props} />;
}
