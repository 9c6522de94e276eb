/** A color of the site's styles. */
export function colorIn(css: string, name: string): string | undefined {
  return css.match(new RegExp(`--color-${name}: ([^;]+)`))?.[1];
}

export function withThemeColor(css: string, color: string): string {
  return css.replace(/(--color-night: )[^;]+/, `$1${color}`);
}
