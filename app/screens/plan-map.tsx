const streets = "M0 96H620M0 196H620M0 296H620M92 0V430M196 0V330M372 0V430M574 0V430M284 0V196";
const lanes =
  "M0 146H372M0 246H196M146 96V296M238 196V330M470 196V296M372 246H574M424 296V400M328 96V196";
const avenue = "M92 430V296A200 200 0 0 1 292 96H620";
const blocks =
  "M104 108h32v28h-32zM104 156h32v30h-32zM156 206h30v30h-30zM208 10h66v30h-66zM208 52h30v34h-30zM296 10h66v74h-66zM208 208h20v34h-20zM250 256h46v30h-46zM308 206h54v30h-54zM384 206h34v30h-34zM430 206h30v30h-30zM482 206h80v30h-80zM384 258h74v28h-74zM10 10h70v34h-70zM10 56h30v30h-30zM10 206h70v30h-70zM10 258h70v28h-70zM482 258h34v28h-34zM104 10h80v20h-80zM586 206h34v80h-34zM586 10h34v74h-34zM384 308h30v26h-30zM434 308h60v24h-60z";

/** A plan of the town. The route is the brand's arc: petrol where the unit has been, amber dots where it goes. */
export function PlanMap({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 620 430"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={className}
    >
      <path d="M0 0H620V430H0Z" className="fill-bone" />
      <path d={blocks} className="fill-bone-2" />
      <path
        d="M-10 372C120 340 190 420 320 398S520 330 640 356V440H-10Z"
        className="fill-petrol-tint"
      />
      <rect x="384" y="32" width="172" height="52" rx="14" className="fill-salud-tint" />
      <rect x="384" y="108" width="172" height="76" rx="14" className="fill-salud-tint" />
      <g className="stroke-white">
        <path d={lanes} strokeWidth="5" />
        <path d={streets} strokeWidth="9" />
        <path d={avenue} strokeWidth="17" />
      </g>
      <Route />
      <Places />
    </svg>
  );
}

function Route() {
  return (
    <g strokeLinecap="round">
      <path d="M92 396V296A200 200 0 0 1 292 96H470" className="stroke-ink/12" strokeWidth="12" />
      <path d="M92 396V296A200 200 0 0 1 186 126" className="stroke-petrol" strokeWidth="5.5" />
      <path
        d="M186 126A200 200 0 0 1 292 96H470"
        className="stroke-amber in-data-[reveal=risen]:animate-travel in-data-[reveal=shown]:animate-travel"
        strokeWidth="5.5"
        strokeDasharray=".1 11"
      />
      <path d="M238 330V246H330" className="stroke-hogar" strokeWidth="4" />
    </g>
  );
}

function Places() {
  return (
    <>
      <g className="stroke-white" strokeWidth="3">
        <circle cx="330" cy="246" r="8" className="fill-hogar" />
        <circle cx="470" cy="270" r="8" className="fill-salud" />
        <circle cx="146" cy="220" r="8" className="fill-mascotas" />
        <circle cx="528" cy="322" r="8" className="fill-dispositivos" />
      </g>
      <circle cx="92" cy="396" r="7" className="fill-white stroke-petrol" strokeWidth="4" />
      <g transform="translate(186 126) rotate(-36)">
        <circle r="27" className="fill-amber/25" />
        <circle r="16" className="fill-amber stroke-white" strokeWidth="3.5" />
        <path d="M-4.5 -5.5L7 0L-4.5 5.5L-1.5 0Z" className="fill-ink" />
      </g>
      <g transform="translate(470 96)">
        <path
          d="M0 2C-13 -14 -15 -19 -15 -25A15 15 0 1 1 15 -25C15 -19 13 -14 0 2Z"
          className="fill-ink"
        />
        <circle cy="-25" r="6" className="fill-amber" />
      </g>
    </>
  );
}
