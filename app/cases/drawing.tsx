import type { PhotoName, SceneName } from "./drawings.ts";

const files = import.meta.glob<string>("../assets/cases/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A photo of the case, loaded lazily; its class reserves the space. */
export function Photo({ name, className = "" }: { name: PhotoName; className?: string }) {
  return <Drawing name={name} width={120} height={72} className={`rounded-control ${className}`} />;
}

/** The upper part of a screen: a map, a call, a clinic, a session. */
export function Scene({ name, className = "" }: { name: SceneName; className?: string }) {
  return <Drawing name={name} width={300} height={152} className={className} />;
}

function Drawing({
  name,
  className,
  ...size
}: {
  name: string;
  width: number;
  height: number;
  className: string;
}) {
  return (
    <img
      src={files[`../assets/cases/${name}.svg`]}
      alt=""
      loading="lazy"
      decoding="async"
      {...size}
      className={`object-cover ${className}`}
    />
  );
}
