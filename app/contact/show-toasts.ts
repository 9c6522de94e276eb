import { type ComponentType, createContext } from "react";

/** Mounts the page's toasts; provided by ContactProvider, which does not load them with the page. */
export const ShowToasts = createContext<((Toasts: ComponentType) => void) | undefined>(undefined);
