import { useEffect } from "react";
import { useNavigate } from "react-router";

/** Describes the site to the browser's own assistant, where there is one: loaded when idle, some 1 kB. */
export function useWebMcp() {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tools are registered once, and the router's function goes everywhere
  useEffect(() => {
    if (!("modelContext" in document)) return;
    const controller = new AbortController();
    requestIdleCallback(() => {
      // Without this script nothing is missing on the page.
      import("./web-mcp.ts")
        .then(({ registerTools }) => registerTools(navigate, controller.signal))
        .catch(() => {});
    });
    return () => controller.abort();
  }, []);
}
