// Every room of words and its schema.
import { schema as about } from "./about/schema.ts";
import { schema as accessibility } from "./accessibility/schema.ts";
import { schema as answers } from "./answers/schema.ts";
import { schema as api } from "./api/schema.ts";
import { schema as assistants } from "./assistants/schema.ts";
import { schema as brief } from "./brief/schema.ts";
import { schema as buyers } from "./buyers/schema.ts";
import { schema as cases } from "./cases/schema.ts";
import { schema as contact } from "./contact/schema.ts";
import { schema as contactForm } from "./contact-form/schema.ts";
import { schema as coverage } from "./coverage/schema.ts";
import { schema as dataset } from "./dataset/schema.ts";
import { schema as desk } from "./desk/schema.ts";
import { schema as dictionary } from "./dictionary/schema.ts";
import { schema as documents } from "./documents/schema.ts";
import { schema as errorScreen } from "./error-screen/schema.ts";
import { schema as estimator } from "./estimator/schema.ts";
import { schema as home } from "./home/schema.ts";
import { schema as industries } from "./industries/schema.ts";
import { schema as investors } from "./investors/schema.ts";
import { schema as layout } from "./layout/schema.ts";
import { schema as legal } from "./legal/schema.ts";
import { schema as mails } from "./mails/schema.ts";
import { schema as market } from "./market/schema.ts";
import { schema as network } from "./network/schema.ts";
import { schema as notFound } from "./not-found/schema.ts";
import { schema as offers } from "./offers/schema.ts";
import { schema as privacy } from "./privacy/schema.ts";
import { schema as programme } from "./programme/schema.ts";
import { schema as proof } from "./proof/schema.ts";
import { schema as roles } from "./roles/schema.ts";
import { schema as sandbox } from "./sandbox/schema.ts";
import { schema as screens } from "./screens/schema.ts";
import { schema as services } from "./services/schema.ts";
import { schema as solutions } from "./solutions/schema.ts";
import { schema as terms } from "./terms/schema.ts";
import { schema as welcome } from "./welcome/schema.ts";

export const rooms = {
  dataset,
  offers,
  about,
  accessibility,
  answers,
  api,
  assistants,
  brief,
  buyers,
  cases,
  contact,
  "contact-form": contactForm,
  coverage,
  desk,
  dictionary,
  documents,
  "error-screen": errorScreen,
  estimator,
  home,
  industries,
  investors,
  layout,
  legal,
  mails,
  market,
  network,
  "not-found": notFound,
  privacy,
  programme,
  proof,
  roles,
  sandbox,
  screens,
  services,
  solutions,
  terms,
  welcome,
};

/** Read by programs and developers alone, in English. */
export const englishRooms: readonly (keyof typeof rooms)[] = ["api", "assistants"];
