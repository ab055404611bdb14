import { html } from 'hono/html';
import { upgradePaths } from '../../../src/features/editor/upgrade-paths';
import { withFrameUrl } from '../../config/shared';
import { configLayout } from './config-layout';

interface Plan {
  name: string;
  monthly: string;
  yearly: string;
  features: string[];
  isCurrent?: boolean;
}

const plans: Plan[] = [
  {
    name: 'Personal',
    monthly: '$160',
    yearly: '$1,536',
    features: ['Un sitio con todos los bloques', 'Dos personas que editan', 'Estadísticas básicas'],
    isCurrent: true,
  },
  {
    name: 'Negocio',
    monthly: '$230',
    yearly: '$2,208',
    features: ['Todo lo del plan Personal', 'Personas que editan sin límite', 'Ventana emergente y anuncios'],
  },
  {
    name: 'Tienda',
    monthly: '$360',
    yearly: '$3,456',
    features: ['Todo lo del plan Negocio', 'Tienda sin comisiones', 'Reseñas de clientes'],
  },
];

/** The pages where an owner gets more: path below `/config` -> what the page says. */
export const plansPages = {
  [upgradePaths.upgrade]: {
    title: 'Mejorar el plan',
    lead: 'Más para toda tu cuenta: más personas, más herramientas, una tienda.',
  },
  [upgradePaths.changePlan]: {
    title: 'Cambiar de plan',
    lead: 'Otro plan para este sitio. Los demás sitios de tu cuenta conservan el suyo.',
  },
};

const planArticle = ({ name, monthly, yearly, features, isCurrent }: Plan) => html`<article>
        <h2>${name}</h2>
        <p class="plan-price" data-option="left"><strong>${monthly}</strong> al mes</p>
        <p class="plan-price" data-option="right"><strong>${yearly}</strong> al año</p>
        <ul>${features.map((feature) => html`<li>${feature}</li>`)}</ul>
        ${isCurrent && html`<p class="plan-current">Tu plan actual</p>`}
      </article>`;

interface PlansPage {
  title: string;
  lead: string;
  /** The page of the site that the panel shows again. */
  frameUrl: string;
}

/** The plans and their prices; the demo sells none. */
export const plansPage = ({ title, lead, frameUrl }: PlansPage) =>
  configLayout({
    title,
    head: html`<link rel="stylesheet" href="/dist/azulejo.css">
  <script src="/dist/azulejo.js" async></script>`,
    body: html`<body class="plans">
  <main class="wrap">
    <p><a href="${withFrameUrl('/config/', frameUrl)}">Volver al panel</a></p>
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
    <az-pricing-toggle left="Mensual" right="Anual, −20 %">
      <div class="plan-list">${plans.map(planArticle)}</div>
    </az-pricing-toggle>
    <p class="plans-note">Precios en pesos mexicanos. Un sitio de muestra: aquí no se compra nada.</p>
  </main>
</body>`,
  });
