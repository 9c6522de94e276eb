import { brand, themeColor } from "#core/brand.ts";

/** site.webmanifest: how the site looks on a phone's home screen. */
export function webManifest(): string {
  const icon = (name: string, size: number) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  return `${JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    start_url: "/",
    display: "browser",
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      icon("icon-192", 192),
      icon("icon-512", 512),
      { ...icon("icon-maskable-512", 512), purpose: "maskable" },
    ],
  })}\n`;
}
