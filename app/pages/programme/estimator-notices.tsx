import type { ComponentProps } from "react";
import { IgnoredParts, OlderBenchmarks, OtherCountry } from "#app/programme/link-notices.tsx";

/** What a link says that this page cannot, or says otherwise. */
export function LinkNotices({
  ignored,
  fragment,
  ...props
}: ComponentProps<typeof OlderBenchmarks> & { ignored: string[]; fragment: string }) {
  return (
    <>
      <IgnoredParts text={props.words.ignored} parts={ignored} />
      <OlderBenchmarks {...props} />
      <OtherCountry {...props} fragment={fragment} page="programme" />
    </>
  );
}
