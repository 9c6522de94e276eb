const token = /(--color-night: )[^;]+/;

export function themeColorIn(css: string): string | undefined {
  return css.match(token)?.[0].replace("--color-night: ", "");
}

export function withThemeColor(css: string, color: string): string {
  return css.replace(token, `$1${color}`);
}
