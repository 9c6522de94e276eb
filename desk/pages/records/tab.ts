import type { DeskView } from "#core/desk.ts";
import type { PageProps } from "../../parts.tsx";

type View = Extract<DeskView, { page: "records" }>;
export type Tab<Name extends View["tab"]> = Omit<PageProps<"records">, "view"> & {
  view: Extract<View, { tab: Name }>;
};
