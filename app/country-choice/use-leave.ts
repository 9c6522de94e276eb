import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isModified } from "#app/ui/is-modified.ts";
import { isProgrammeFragment } from "#core/programme-start.ts";

/** Follows a link to another country's site; a programme in the fragment goes along. */
export function useLeave() {
  const navigate = useNavigate();
  return (event: MouseEvent, path: string) => {
    if (isModified(event) || !isProgrammeFragment(location.hash)) return;
    event.preventDefault();
    void navigate(path + location.hash);
  };
}
