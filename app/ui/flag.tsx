import ar from "circle-flags/flags/ar.svg";
import br from "circle-flags/flags/br.svg";
import es from "circle-flags/flags/es.svg";
import us from "circle-flags/flags/us.svg";

const flags = { ar, es, br, us };

/** Always beside the country's or language's name, so it says nothing of its own. Most are in panels that few people open. */
export function Flag({ code, size = 22 }: { code: keyof typeof flags; size?: number }) {
  return (
    <img src={flags[code]} alt="" loading="lazy" width={size} height={size} className="shrink-0" />
  );
}
