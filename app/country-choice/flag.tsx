import ar from "circle-flags/flags/ar.svg";
import br from "circle-flags/flags/br.svg";
import es from "circle-flags/flags/es.svg";
import us from "circle-flags/flags/us.svg";

const flags = { ar, es, br, us };

/** Decorative: the name of the country or language is always beside it. */
export function Flag({
  code,
  className = "size-5.5",
}: {
  code: keyof typeof flags;
  className?: string;
}) {
  return (
    <img
      src={flags[code]}
      alt=""
      loading="lazy"
      width={22}
      height={22}
      className={`shrink-0 ${className}`}
    />
  );
}
