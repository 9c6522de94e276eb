import type { LucideIcon } from "lucide-react";
import BadgeCheck from "lucide-react/icons/badge-check";
import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import HandCoins from "lucide-react/icons/hand-coins";
import MessagesSquare from "lucide-react/icons/messages-square";
import Plug from "lucide-react/icons/plug";
import Workflow from "lucide-react/icons/workflow";
import type { SolutionId } from "#core/pages.ts";

export const solutionIcons: Record<SolutionId, LucideIcon> = {
  integraciones: Plug,
  automatizacion: Workflow,
  pagos: HandCoins,
  canales: MessagesSquare,
  analisis: ChartNoAxesColumn,
  proveedores: BadgeCheck,
};
