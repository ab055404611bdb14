import { defineBlock } from '../../src/core/define-block';
import { contentNodesOf } from '../../src/core/host-content';
import { translations } from '../../src/core/i18n/messages';
import content from './content.css';
import { MapBlock, type PreparedMap } from './map';
import styles from './map.css';
import { messages as spanish } from './messages/es-419';
import { readOwnAddress } from './own-address';
import reserve from './reserve.css';
import { type MapSettings, schema } from './schema';

const messages = translations('elements/map', spanish);

const prepareMap = (_settings: MapSettings, host: Element): PreparedMap => ({
  ownAddress: readOwnAddress(host),
  hasContent: contentNodesOf(host).length > 0,
});

/**
 * A map with markers: an address first, and the map behind it once the block is near the window.
 *
 * @slot - An `<address>` of the place.
 * @fires {CustomEvent<{ index: number, lat: number, lng: number, title: string }>} az-marker-click - The visitor has pressed a marker. Cancelling the event keeps the map from opening a popup or a window.
 * @fires {CustomEvent<{ lat: number, lng: number, zoom: number }>} az-move - The map shows another view.
 * @csspart frame - The whole block.
 * @csspart map - The element in which the map is drawn.
 * @csspart card - The box of the address.
 * @csspart address - The address made from the settings.
 * @csspart title - The first line of the address.
 * @csspart directions - The link to directions.
 * @csspart failed - The message that the map could not be loaded.
 * @csspart show - The button that leads to the request for consent.
 * @csspart consent - The request for consent.
 * @csspart accept - The button that gives consent.
 * @csspart decline - The button that refuses consent.
 * @csspart marker - A marker.
 * @csspart icon - The icon of a marker.
 * @csspart popup - The title, description and links of a marker.
 * @csspart link - A link of a marker.
 * @csspart controls - The box of the zoom buttons.
 * @csspart zoom-in - The button that zooms in.
 * @csspart zoom-out - The button that zooms out.
 * @csspart hint - The message about gestures.
 * @csspart credits - The credits of the map's source.
 * @cssstate ready - The block has rendered.
 * @cssstate showing - The map shows.
 * @cssstate failed - The map cannot be loaded, and the block is as large as its address.
 * @cssstate proportioned - `aspectRatio` sets the height.
 */
defineBlock({
  tag: 'az-map',
  schema,
  contentElements: 'address',
  view: MapBlock,
  prepare: prepareMap,
  messages,
  styles,
  contentStyles: reserve + content,
  contentAttributes: [],
});
