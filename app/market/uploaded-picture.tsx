import { uploadPath } from "#core/paths.ts";

/** A picture that the owner's people have sent up. */
export function UploadedPicture({
  file,
  width,
  height,
  alt,
  className,
}: {
  file: string;
  width: number;
  height: number;
  alt: string;
  className: string;
}) {
  return (
    <img
      src={uploadPath(file)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
