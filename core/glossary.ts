// Each country's trade words. The tests check every text of the site for them.
import type { CountryCode } from "./countries.ts";

/** The concepts that texts name most often. One word each, so that readers don't look for a difference. */
type Term =
  | "customer"
  | "provider"
  | "company"
  | "case"
  | "callOut"
  | "claim"
  | "priceList"
  | "assistanceType"
  /** The party that has a policy. */
  | "insured"
  /** The list of those who have the plan, as companies load it. */
  | "customerFile"
  /** What a company pays by: heads, or events. */
  | "perHead"
  | "perEvent"
  /** The document that a plan is sold with. */
  | "planTerms"
  /** What has to be settled on who bears how often the plan is used. */
  | "riskBearing"
  | "approvedProvider"
  | "remoteCare";

interface Avoided {
  /** Found as whole words, whatever their case. */
  words: readonly string[];
  /** The country's own word. */
  say: string;
  /** Phrases in which the word is correct. */
  except?: readonly string[];
}

interface Glossary {
  terms: Record<Term, string>;
  avoid: readonly Avoided[];
}

/** Hype, and English words that Spanish readers don't know. */
const inSpanish: readonly Avoided[] = [
  { words: ["360 grados"], say: "de punta a punta" },
  { words: ["explorar solución"], say: "consultar por esta solución" },
  { words: ["geoposición", "geoposicionada", "geoposicionado"], say: "geolocalización" },
  { words: ["resultados financieros"], say: "tamaño del mercado" },
  { words: ["encienda", "encender"], say: "elija" },
  { words: ["corre un caso"], say: "avanza un caso" },
  { words: ["socio", "socios"], say: "partner" },
  { words: ["centro de contacto"], say: "contact center" },
  { words: ["proceso de verificación"], say: "what is checked, and where it is written" },
  { words: ["rango honesto"], say: "rango" },
  {
    words: ["vos", "tenés", "querés", "podés", "necesitás", "compartí", "elegí", "contanos"],
    say: "what those who say tú and those who say vos read alike",
  },
  { words: ["el mejor entre"], say: "el más cercano de la especialidad que acepta" },
];

export const glossaries: Record<CountryCode, Glossary> = {
  ar: {
    terms: {
      customer: "cliente",
      provider: "prestador",
      company: "empresa",
      case: "caso",
      callOut: "solicitud",
      claim: "siniestro",
      priceList: "tarifario",
      assistanceType: "familias de asistencia",
      insured: "asegurado",
      customerFile: "padrón",
      perHead: "por cápita",
      perEvent: "por evento",
      planTerms: "condiciones generales",
      riskBearing: "riesgo de frecuencia",
      approvedProvider: "prestador verificado",
      remoteCare: "videoconsulta",
    },
    avoid: [
      ...inSpanish,
      { words: ["proveedor", "proveedores"], say: "prestador" },
      {
        words: ["profesional", "profesionales"],
        say: "prestador",
        except: ["profesional de servicios", "profesional de la salud"],
      },
      { words: ["baremo", "mesa de precios"], say: "tarifario" },
      { words: ["billetera digital"], say: "billetera virtual" },
      { words: ["verificación técnica"], say: "VTV" },
      { words: ["honorarios"], say: "lo que cobra" },
      { words: ["fichero", "ficheros"], say: "archivo, padrón" },
      { words: ["per cápita", "por cliente o por caso"], say: "por cápita, por evento" },
      { words: ["reclamación", "reclamaciones"], say: "reclamo" },
      { words: ["coste", "costes"], say: "costo" },
      { words: ["coche", "coches"], say: "auto" },
      { words: ["fontanero", "fontanería"], say: "plomero" },
      { words: ["ordenador", "ordenadores"], say: "computadora" },
      { words: ["cuadro de mando", "cuadros de mando"], say: "tablero" },
      { words: ["costo medio", "llegada media", "de media"], say: "promedio" },
      { words: ["vídeo", "vídeos"], say: "video" },
      { words: ["pedido", "pedidos"], say: "solicitud" },
    ],
  },
  es: {
    terms: {
      customer: "cliente",
      provider: "profesional",
      company: "empresa",
      case: "caso",
      callOut: "solicitud",
      claim: "siniestro",
      priceList: "baremo de precios",
      assistanceType: "familias de asistencia",
      insured: "asegurado",
      customerFile: "fichero",
      perHead: "per cápita",
      perEvent: "por servicio",
      planTerms: "condiciones generales",
      riskBearing: "riesgo de frecuencia",
      approvedProvider: "profesional verificado",
      remoteCare: "videoconsulta",
    },
    avoid: [
      ...inSpanish,
      {
        words: ["proveedor", "proveedores", "prestador", "prestadores"],
        say: "profesional",
        except: ["homologar a un proveedor"],
      },
      { words: ["mesa de precios", "tarifario"], say: "baremo de precios" },
      { words: ["padrón"], say: "fichero de clientes" },
      { words: ["por cápita"], say: "per cápita" },
      { words: ["alcanza con", "no alcanza"], say: "basta con, no basta" },
      { words: ["tope", "topes", "rubro", "rubros"], say: "límite; oficio, sector" },
      {
        words: ["asistencia sanitaria"],
        say: "servicios de salud, which is not a line of insurance",
      },
      { words: ["en vivo"], say: "en directo" },
      // One case from request to payment. A file is a claim's; a notice is a message or the legal one.
      { words: ["expediente", "expedientes"], say: "caso", except: ["expediente de un siniestro"] },
      {
        words: ["aviso nuevo", "el aviso va", "acepta el aviso", "recibe el aviso"],
        say: "caso; what the professional is sent is a trabajo",
      },
      { words: ["recibir avisos", "recibe avisos", "primeros avisos"], say: "trabajos" },
      { words: ["ambientes"], say: "entornos" },
      { words: ["sumar", "suman", "sume"], say: "añadir" },
      { words: ["implementación"], say: "implantación" },
      { words: ["tienda en línea"], say: "tienda online" },
      { words: ["una sola operación"], say: "una sola operativa" },
      { words: ["honorarios"], say: "lo que cobra" },
      { words: ["reclamo", "reclamos"], say: "reclamación" },
      { words: ["costo", "costos"], say: "coste" },
      { words: ["auto", "autos"], say: "coche" },
      { words: ["plomero", "plomería"], say: "fontanero" },
      { words: ["computadora", "computadoras"], say: "ordenador" },
      { words: ["celular", "celulares"], say: "móvil" },
      { words: ["tablero", "tableros"], say: "cuadro de mando" },
      { words: ["sucursal", "sucursales"], say: "oficina" },
      { words: ["billetera", "billeteras"], say: "monedero" },
      { words: ["reintegro", "reintegros"], say: "reembolso" },
      { words: ["fumigación"], say: "control de plagas" },
      { words: ["compañía"], say: "empresa" },
      { words: ["video", "videos"], say: "vídeo" },
      { words: ["promedio"], say: "medio" },
      { words: ["arme", "armar", "agregue", "agregar", "agrega"], say: "diseñe, añada" },
      { words: ["turno", "turnos"], say: "cita" },
      { words: ["médico clínico", "consulta clínica"], say: "médico, consulta médica" },
      { words: ["lavarropas", "pileta", "caño", "desagota"], say: "lavadora, fregadero, tubería" },
      // Spain uses the perfect tense for recent events.
      {
        words: ["quedó", "pasó", "cambió", "hizo", "hicimos", "empezó"],
        say: "ha quedado, ha pasado, hemos hecho",
      },
      {
        words: ["eligió", "escribió", "contactó", "envió", "facilitó"],
        say: "ha elegido, ha escrito",
      },
      { words: ["pidió", "llamó", "compartió", "recibimos tu"], say: "ha pedido, ha llamado" },
    ],
  },
  br: {
    terms: {
      customer: "cliente",
      provider: "prestador",
      company: "empresa",
      case: "atendimento",
      callOut: "acionamento",
      claim: "sinistro",
      priceList: "tabela de preços",
      assistanceType: "linhas de assistência",
      insured: "segurado",
      customerFile: "base de segurados",
      perHead: "per capita",
      perEvent: "por evento",
      planTerms: "condições gerais",
      riskBearing: "risco de frequência",
      approvedProvider: "prestador homologado",
      remoteCare: "teleconsulta",
    },
    avoid: [
      {
        words: ["caso", "casos"],
        say: "atendimento",
        except: ["nesse caso", "nos demais casos", "em caso de"],
      },
      { words: ["chamado", "chamados"], say: "acionamento" },
      { words: ["designar", "designa", "designam", "designado", "designação"], say: "definir" },
      // The customer calls on the assistance; the provider is sent.
      { words: ["acionamos", "é acionado", "prestador acionado"], say: "enviar, definir" },
      {
        words: ["verificado", "verificada", "verificados", "verificadas"],
        say: "homologado, credenciado",
      },
      { words: ["combinado", "combinada", "combinados"], say: "acordado" },
      {
        words: ["processo de verificação"],
        say: "homologação, and where its criteria are written",
      },
      { words: ["o melhor entre"], say: "o mais próximo da especialidade que aceita" },
      { words: ["danos por água"], say: "ruptura de tubulação" },
      { words: ["coberturas"], say: "serviços" },
      { words: ["mesa de preços", "tarifa", "tarifas"], say: "tabela de preços" },
      { words: ["famílias"], say: "linhas de assistência" },
      { words: ["tipos de assistência", "tipo de assistência"], say: "linhas de assistência" },
      {
        words: ["profissionais", "profissional"],
        say: "prestador",
        except: ["é o profissional que a realiza", "profissional de saúde"],
      },
      { words: ["fornecedor de serviços"], say: "prestador" },
      { words: ["venda na rua"], say: "venda externa" },
      { words: ["reboque"], say: "guincho" },
      { words: ["despedida"], say: "cremação e funeral pet" },
      { words: ["360 graus"], say: "de ponta a ponta" },
      { words: ["resultados financeiros"], say: "tamanho do mercado" },
      { words: ["chegada média"], say: "tempo médio de chegada" },
      { words: ["à vista"], say: "na tela: à vista é um pagamento" },
      { words: ["on-line"], say: "online" },
      { words: ["tirar"], say: "remover", except: ["tirar dúvidas"] },
      { words: ["mobilidade"], say: "veicular" },
      { words: ["acenda", "acender"], say: "escolha" },
      { words: ["corre um atendimento"], say: "as etapas de um atendimento" },
      { words: ["cliente e mês", "veículo e mês", "ano e serviço"], say: "por cliente ao mês" },
      { words: ["tudo incluído"], say: "custo total" },
      { words: ["ofício", "ofícios"], say: "especialidade" },
      { words: ["ao seguinte"], say: "para o próximo" },
      // A qualification that the network's approval does not promise.
      { words: ["habilitado", "habilitados"], say: "homologado" },
    ],
  },
  us: {
    terms: {
      customer: "customer",
      provider: "provider",
      company: "company",
      case: "case",
      callOut: "request",
      claim: "claim",
      priceList: "rate schedule",
      assistanceType: "service lines",
      insured: "policyholder",
      customerFile: "eligibility file",
      perHead: "per member",
      perEvent: "per event",
      planTerms: "service contract",
      riskBearing: "obligor",
      approvedProvider: "verified provider",
      remoteCare: "telehealth",
    },
    avoid: [
      { words: ["price bureau"], say: "rate schedule" },
      { words: ["after-sales", "aftersales"], say: "post-service follow-up" },
      {
        words: ["kinds of assistance", "types of assistance", "type of assistance"],
        say: "service lines",
      },
      { words: ["bank transfer"], say: "ACH" },
      { words: ["calls or writes"], say: "contacts us" },
      { words: ["verification process"], say: "what is checked, and where it is written" },
      { words: ["best match"], say: "the nearest in that trade who accepts" },
      { words: ["air conditioning"], say: "HVAC" },
      {
        words: ["tele-vet", "online visits", "doctor at home"],
        say: "virtual visits, in-home visits",
      },
      {
        words: ["professional", "professionals"],
        say: "provider",
        except: ["service professional", "professional information"],
      },
      { words: ["client", "clients"], say: "customer, or company" },
      { words: ["legal notice"], say: "terms of use" },
      { words: ["public bodies"], say: "government agencies" },
      { words: ["look after", "looks after"], say: "take care of" },
      { words: ["solved"], say: "resolved" },
      { words: ["coverages"], say: "coverage" },
      { words: ["stay accountable", "goes along with"], say: "follow, is attached" },
      { words: ["360-degree"], say: "end to end" },
      { words: ["financial results"], say: "market size" },
      { words: ["explore solution"], say: "ask about this solution" },
      { words: ["ambulance dispatch"], say: "ambulance coordination: dispatching is 911's" },
      { words: ["customers are loaded", "loading members"], say: "eligibility" },
      { words: ["teleconsultation", "video consultation"], say: "virtual visit" },
      { words: ["in services", "services per year"], say: "service cost: it is an amount" },
      { words: ["customer and month", "vehicle and month"], say: "per customer per month" },
      { words: ["8 of 10 cases", "eight of ten cases"], say: "an 8-in-10 chance" },
      // A qualification that the network's verification does not promise.
      { words: ["licensed"], say: "verified" },
      {
        words: ["tyre", "tyres", "programme", "centre", "colour", "neighbourhood"],
        say: "American spelling",
      },
    ],
  },
};
