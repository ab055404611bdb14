import { isObject } from '../../../../core/util/is-object';
import { isTrue, parseData, pick, stringOf } from '../../parse-data';
import { emptyReason, noAddressReason, type Reason } from '../../reasons';
import { blockJson, blockJsonText } from '../block-json';
import { createElement } from '../element';
import { filmSelector, whyFilmIsMissing } from '../film';
import type { Adoption, Read, Refusal, SavedPage } from '../kind';
import { videoAddressIn } from './video-address';

/** The shape of a video as attributes, from its height in percent of its width. The style reserves the place until the block is ready. */
const shapeOf = (heightPercent: number): Record<string, string> => {
  if (!(heightPercent > 0)) return {};
  const height = String(Math.round(heightPercent * 10));
  return { width: '1000', height, style: `aspect-ratio: 1000 / ${height}` };
};

/** From the style of the video's frame: `padding-bottom: 56.2%`. */
const frameHeightPercent = (frame: Element | null): number =>
  Number.parseFloat((frame as HTMLElement | null)?.style.paddingBottom ?? '');

/** From the data of the file. The style of a film's frame has the height as a fraction in place of percent. */
const filmHeightPercent = (film: Element): number =>
  100 / Number(parseData(film.getAttribute('data-config-video'))?.aspectRatio);

const controlsReason: Reason = {
  why: "The film had no controls. It has the browser's now, so that visitors can stop it. With the attribute background, it plays without them, as a video behind other content.",
  key: 'filmControls',
};

/** A film that the builder hosts. The block itself reads its files, and its picture. */
const readHosted = (film: Element, page: SavedPage): Adoption | Refusal => {
  const json = blockJson(film);
  const saved = parseData(film.getAttribute('data-config-settings')) ?? json?.settings;
  const { autoPlay, loop, controls } = isObject(saved) ? saved : {};
  return (
    whyFilmIsMissing(film, page) ?? {
      target: film,
      // The player that the builder's script has put into the film.
      builderParts: '*',
      // A film that plays by itself has no sound, as its setting `muted` says.
      attributes: {
        ...shapeOf(filmHeightPercent(film)),
        autoplay: isTrue(autoPlay) ? 'true' : '',
        loop: isTrue(loop) ? 'true' : '',
      },
      data: pick(json, ['overlay']),
      content() {
        film.replaceChildren(...film.querySelectorAll('img'));
        return [film];
      },
      needs: controls === 'none' ? controlsReason : undefined,
    }
  );
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
    // The player that the builder's script has put there. The block makes its own.
    builderParts: '.sqs-video-wrapper iframe',
    attributes: { ...shapeOf(frameHeightPercent(frame)), ...(url ? { url } : {}) },
    data: { ...(url ? {} : { html }), ...pick(json, ['overlay']) },
    content: () => {
      if (!picture || !url) return picture ? [picture] : [];
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
