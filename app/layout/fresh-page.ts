/**
 * A page that starts at its top is laid out as far as it is nearly seen; the rest keeps its place (app.css). Every height must
 * be right where the browser goes on from an earlier position, or to an anchor.
 */
export const markFreshPage = [
  "const d=document.documentElement.dataset;",
  'if(!location.hash&&performance.getEntriesByType("navigation")[0]?.type==="navigate")d.fresh="";',
  `addEventListener("click",e=>{if(e.target.closest('a[href*="#"]'))delete d.fresh},true)`,
].join("");
