import type { CSSProperties } from "react";
import type { Client } from "./clients.ts";
import { UploadedPicture } from "./uploaded-picture.tsx";

const files = import.meta.glob<string>("../../content/records/clients/*.{svg,avif,webp,png,jpg}", {
  eager: true,
  query: "?url",
  import: "default",
});

/** A drawing in the surrounding text's color, another picture as it is, or the name if there is neither. */
export function ClientLogo({
  client: { name, logo, upload, maxLogoHeight = 0 },
}: {
  client: Pick<Client, "name" | "logo" | "upload" | "maxLogoHeight">;
}) {
  if (upload) {
    return (
      <UploadedPicture
        {...upload}
        alt={name}
        className="h-12 w-auto max-w-40 object-contain object-left"
      />
    );
  }
  const src = files[`../../content/records/clients/${logo?.file}`];
  if (!src) {
    return (
      <span className="min-w-0 font-display text-figure-inline font-semibold tracking-tight wrap-anywhere">
        {name}
      </span>
    );
  }
  if (!logo?.ratio) {
    return (
      <img
        src={src}
        alt={name}
        height={maxLogoHeight}
        loading="lazy"
        className="w-auto max-w-full object-contain"
      />
    );
  }
  const width = Math.round(maxLogoHeight * logo.ratio);
  return (
    <svg
      role="img"
      aria-label={name}
      width={width}
      height={maxLogoHeight}
      viewBox={`0 0 ${width} ${maxLogoHeight}`}
      className="client-logo h-auto max-w-full"
      style={{ "--logo": `url(${src})` } as CSSProperties}
    />
  );
}
