import { noAddressReason } from '../../reasons';
import { classesOf, createElement } from '../element';
import { backgroundFilmAttribute, whyFilmIsMissing } from '../film';
import type { Adoption, Read } from '../kind';
import { videoAddressIn } from './video-address';

/** The place of the builder's player. In a page saved while the script ran, the player is in the place, or has taken its id. */
const playerSelector = ':scope > #player, .sqs-video-background-native__video-player';

/** The block covers the section's picture, which shows until the video plays. */
const overThePicture = 'position: absolute; inset: 0; width: 100%; height: 100%';

/** The block for a video of any source. Without a place for the player, it replaces the whole element, and keeps its content. */
const adoptionOf = (element: Element, film: Node[] = []): Adoption => {
  const player = element.querySelector(playerSelector);
  return {
    target: player ?? element,
    // The builder's script has made everything in the player.
    builderParts: '*',
    attributes: {
      background: 'true',
      style: overThePicture,
      class: player ? '' : classesOf(element),
    },
    content: () => (player ? film : [...element.childNodes, ...film]),
  };
};

/** A video behind the content of a section, of YouTube, of Vimeo or hosted by the builder. */
export const readBackgroundVideo: Read = (element, page) => {
  const config = element.getAttribute(backgroundFilmAttribute);
  if (config) {
    const reason = whyFilmIsMissing(element, page);
    if (reason) return reason;
    // The block reads a film by these names.
    const film = createElement(element, 'div');
    film.className = 'sqs-native-video';
    film.setAttribute('data-config-video', config);
    return adoptionOf(element, [film]);
  }
  const url = videoAddressIn(element.getAttribute('data-config-url') ?? '');
  if (!url) return noAddressReason('video');
  const adoption = adoptionOf(element);
  return { ...adoption, attributes: { url, ...adoption.attributes } };
};
