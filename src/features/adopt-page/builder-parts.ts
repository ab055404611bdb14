import { hasOwnHandler } from '../../core/builder-scripts';

/** Elements without content. SVG counts, because blocks draw their own icons. */
const invisibleSelector = 'script, style, template, noscript, svg';

/** Icons, labels for screen readers, and controls of the builder, for all kinds. A kind adds its own with `builderParts`. */
const builderSelector =
  '.accordion-icon-container, span[aria-hidden="true"], i[aria-hidden="true"], .v6-visually-hidden, .visually-hidden, .screen-reader-text, .sqs-gallery-controls, .sqs-product-quick-view-button';

export const isInvisible = (element: Element): boolean => element.matches(invisibleSelector);

export const isBuilderPart = (element: Element): boolean => element.matches(builderSelector);

/** A button does nothing without the builder's script, unless it sends a form or its owner has given it code. */
export const isDeadButton = (element: Element): boolean =>
  element.localName === 'button' && !element.closest('form') && !hasOwnHandler(element);
