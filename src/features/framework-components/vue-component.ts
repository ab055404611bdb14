import { type Component, computed, defineComponent, h, onMounted, type Plugin, shallowRef } from 'vue';
import { type ComponentDefinition, dataOf, loadElement } from './component-definition';

interface VueComponentDefinition extends ComponentDefinition {
  /** The props that are true when they are written without a value: `open-first`. */
  booleans: string[];
}

/** Vue makes a missing boolean prop false, unless the prop has a default. Texts such as "false" are settings as well. */
const booleanProp = { type: [Boolean, String], default: undefined };

/**
 * A Vue component that renders a block's element: settings as props, the default slot as the block's content. Anything else
 * is an attribute of the element, and a listener such as `@az-toggle` listens to the element's own event.
 */
export const createVueComponent = (definition: VueComponentDefinition): Component => {
  const { name, tag, settings, booleans } = definition;
  const propNames = ['data', ...Object.keys(settings)];
  return defineComponent({
    name: `Az${name}`,
    props: Object.fromEntries(propNames.map((prop) => [prop, booleans.includes(prop) ? booleanProp : null])),
    setup(props, { slots }) {
      const element = shallowRef<HTMLElement>();
      // Reads the settings at every depth, so that a change within a reactive list is rendered.
      const data = computed(() => dataOf(definition, props));
      onMounted(() => loadElement(definition, element.value));
      return () => h(tag, { data: data.value, ref: element }, slots.default?.());
    },
  });
};

/** `app.use(azulejo)`: registers the components by their tags, so that templates may use `<az-name>`. */
export const createVuePlugin = (components: Component[]): Plugin => ({
  install(app) {
    for (const component of components) if (component.name) app.component(component.name, component);
  },
});
