import { isObject } from '../../../core/util/is-object';
import type { ApiCall } from './api-call';

/** A block whose content the server renders. */
export interface RenderedWidget {
  /** Code of the kind of block (`blockTypes` in azulejo/enums). */
  type: number;
  id: string;
  /** The block's settings. */
  value: object;
}

/** Parameters of `getWidgetRendering`: the block that the server renders. */
export interface WidgetRenderingParams {
  widget: RenderedWidget;
  /** Id of the collection that the block shows: an events summary has one. */
  collectionId?: string;
}

/** A block that the server has rendered. */
export interface WidgetRendering {
  /** The content of the block, not sanitised yet. */
  html: string;
}

export const getWidgetRendering = ({
  widget,
  collectionId,
}: WidgetRenderingParams): ApiCall<WidgetRendering> => ({
  path: '/api/widget/GetWidgetRendering',
  options: {
    method: 'POST',
    format: 'form',
    body: { widgetJSON: JSON.stringify(widget), collectionId },
  },
  read(data, status) {
    // An empty success: the block has no content.
    if (status === 204) return { html: '' };
    const html = isObject(data) ? data.html : undefined;
    if (typeof html !== 'string') throw Error('expected { html: "<article>…" }.');
    return { html };
  },
});
