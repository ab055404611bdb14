import { pick, stringOf } from '../../parse-data';
import { emptyReason, noAddressReason } from '../../reasons';
import { blockJson, blockJsonText } from '../block-json';
import { createElement } from '../element';
import { filmSelector, whyFilmIsMissing } from '../film';
import type { Adoption, Read, Refusal, SavedPage } from '../kind';
import { videoAddressIn } from './video-address';

/** The video's aspect ratio, from the style of its frame: `padding-bottom: 56.2%`. */
const shapeOf = (frame: Element | null): Record<string, string> => {
  const percent = Number.parseFloat((frame as HTMLElement | null)?.style.paddingBottom ?? '');
  return percent > 0 ? { width: '1000', height: String(Math.round(percent * 10)) } : {};
};

/** A film that the builder hosts. The block itself reads its files. */
const readHosted = (film: Element, page: SavedPage): Adoption | Refusal => {
  return whyFilmIsMissing(film, page) ?? { target: film, content: () => [film] };
};

/** A video of YouTube, Vimeo or another provider. */
const readEmbedded = (wrapper: Element): Adoption | Refusal => {
  const json = blockJson(wrapper);
  const code = wrapper.getAttribute('data-html') ?? '';
  const frames = [...wrapper.querySelectorAll('iframe')];
  const sources = [
    // Only these fields of JSON that can be read: it has other addresses, too, such as those of pictures.
    ...(json ? [stringOf(json.url), stringOf(json.html)] : [blockJsonText(wrapper)]),
    code,
    ...frames.map((frame) => frame.getAttribute('src') ?? ''),
  ];
  const url = sources.map(videoAddressIn).find(Boolean);
  const html = code || stringOf(json?.html);
  if (!url && !/<(iframe|object)/i.test(html)) return noAddressReason('video');
  const frame = wrapper.closest('.embed-block-wrapper');
  const picture = wrapper.querySelector('.sqs-video-overlay img');
  return {
    target: frame ?? wrapper,
    // The player that the builder's script puts over the picture.
    builderParts: '.sqs-video-wrapper iframe',
    attributes: { ...shapeOf(frame), ...(url ? { url } : {}) },
    data: { ...(url ? {} : { html }), ...pick(json, ['overlay']) },
    content: () => {
      if (!picture || !url) return picture ? [picture] : frames;
      const link = createElement(wrapper, 'a', picture);
      link.setAttribute('href', url);
      return [link];
    },
  };
};

export const readVideo: Read = (element, page) => {
  const film = element.querySelector(filmSelector);
  if (film) return readHosted(film, page);
  const wrapper = element.querySelector('.sqs-video-wrapper');
  return wrapper ? readEmbedded(wrapper) : emptyReason('video');
};
