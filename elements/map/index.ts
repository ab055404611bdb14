import { defineBlock } from '../../src/block/define-block';
import { translated } from '../../src/i18n/translated';
import content from './content.css';
import { MapBlock } from './map';
import styles from './map.css';
import { messages as spanish } from './messages/es-419';
import reserve from './reserve.css';
import { schema } from './schema';

const messages = translated(spanish, {
  en: () => import('./messages/en'),
  'pt-BR': () => import('./messages/pt-BR'),
});

/**
 * A map with markers: an address first, and the map over it when it is near and may come.
 *
 * @slot - The place's `<address>`.
 * @fires {CustomEvent<{ index: number, lat: number, lng: number, title: string }>} az-marker-click - A marker has been pressed. Cancelling it opens nothing.
 * @fires {CustomEvent<{ lat: number, lng: number, zoom: number }>} az-move - The map shows something else.
 * @csspart frame - All of it.
 * @csspart map - What the map stands in.
 * @csspart card - The address, with what belongs to it.
 * @csspart address - The address, where it comes from data.
 * @csspart title - Its first line.
 * @csspart directions - The link to how one gets there.
 * @csspart failed - What is said where the map cannot be had.
 * @csspart show - The button that asks for consent.
 * @csspart consent - The question for consent.
 * @csspart accept - The button that gives it.
 * @csspart decline - The button that does not.
 * @csspart marker - A marker.
 * @csspart icon - The sign on it.
 * @csspart popup - What is said of a marker.
 * @csspart controls - The buttons to zoom.
 * @csspart zoom-in - The one that brings it nearer.
 * @csspart zoom-out - The other one.
 * @csspart hint - How to zoom or move it.
 * @csspart credits - Whose map it is.
 * @cssstate ready - It has been rendered.
 * @cssstate showing - The map shows.
 */
defineBlock({
  tag: 'az-map',
  schema,
  view: MapBlock,
  messages,
  styles,
  contentStyles: reserve + content,
});
