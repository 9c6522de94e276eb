/** The words of the specification's `Country.translations`, with exactly its keys. */
export interface Dictionary {
  servicios: string;
  soluciones: string;
  industrias: string;
  nosotros: string;
  seleccionarPais: string;
  pais: string;
  inicio: string;
  contactarAhora: string;
  solicitarDemo: string;
  explorarServicios: string;
  todos: string;
  caracteristicasPrincipales: string;
  masInformacion: string;
  nuestrosProcesos: string;
  procesosDescripcion: string;
  solicitud: string;
  solicitudDesc: string;
  coordinacion: string;
  coordinacionDesc: string;
  resolucion: string;
  resolucionDesc: string;
  necesitasAyuda: string;
  contactaHoy: string;
  inversores: string;
  inversionesYFinanzas: string;
  inversionesDesc: string;
  ultimosResultados: string;
  ultimosResultadosDesc: string;
  oportunidadesInversion: string;
  oportunidadesInversionDesc: string;
  gobernanzaCorporativa: string;
  gobernanzaCorporativaDesc: string;
}
