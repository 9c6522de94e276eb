// The icon packages' barrels hold thousands of modules; single files build in a fraction of the time but carry no types.
declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  import type { Icon } from "@tabler/icons-react";

  const icon: Icon;
  export default icon;
}
