import type { ComponentProps } from "react";

export interface PictureSource {
  src: string;
  width: number;
}

/** The sizes of a picture among files named after it and their width: "../assets/hogar-336.avif". */
export function sourcesIn(files: Record<string, string>, name: string): PictureSource[] {
  return Object.entries(files)
    .filter(([file]) => file.includes(`/${name}-`))
    .map(([file, src]) => ({ src, width: Number(/(\d+)\.avif$/.exec(file)?.[1]) }))
    .toSorted((one, other) => one.width - other.width);
}

/** An AVIF picture in several sizes, with its space reserved; loaded lazily unless it is in the first view. */
export function Picture({
  sources,
  sizes,
  alt,
  isFirstView = false,
  ...props
}: Omit<ComponentProps<"img">, "src" | "srcSet" | "alt" | "width" | "height"> & {
  sources: readonly PictureSource[];
  sizes?: string;
  alt: string;
  width: number;
  height: number;
  isFirstView?: boolean;
}) {
  const largest = sources.at(-1);
  return (
    <img
      src={largest?.src}
      srcSet={
        sources.length > 1 ? sources.map((s) => `${s.src} ${s.width}w`).join(", ") : undefined
      }
      sizes={sources.length > 1 ? sizes : undefined}
      alt={alt}
      loading={isFirstView ? "eager" : "lazy"}
      fetchPriority={isFirstView ? "high" : undefined}
      decoding="async"
      {...props}
    />
  );
}
