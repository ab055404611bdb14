import { azulejoHead, azulejoNames, type Contestant, type Flavour, flavours } from './contestant';
import { page } from './page';

const body = `<az-button><a href="#tiles">See the tiles</a></az-button>
<az-form data='{"formId":"visit","fields":[{"id":"name","title":"Name"}]}'></az-form>`;

export const trackedName = (flavour: Flavour, isTracked: boolean): string =>
  `${azulejoNames[flavour]}, ${isTracked ? 'with' : 'without'} collectors`;

/** The same page without collectors, and with all collectors of a page view. */
export const trackingPages: Contestant[] = flavours.flatMap((flavour) =>
  [false, true].map((isTracked) => {
    const context = JSON.stringify({ website: isTracked ? { id: 'bench' } : {} });
    const head = `${azulejoHead(flavour)}<script type="application/json" data-azulejo-context>${context}</script>`;
    return { name: trackedName(flavour, isTracked), kind: 'azulejo', html: page({ head, body }) };
  }),
);
