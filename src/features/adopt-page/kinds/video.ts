import { isObject } from '../../../core/util/is-object';
import { isBuilderAddress } from '../addresses';
import { parseData, pick, textOf } from '../parse-data';
import { blockJson, blockJsonText } from './block-json';
import { createElement } from './element';
import type { Adoption, Kind, Refusal, SavedPage } from './kind';

/** YouTube and Vimeo in any spelling, those of site copiers included: `../www.youtube.com/embed/ID8344.html`. */
const addressPatterns: [pattern: RegExp, addressOf: (id: string) => string][] = [
  [
    /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?v(?:=|%3D))|ytimg\.com\/vi\/)([\w-]{11})/i,
    (id) => `https://youtu.be/${id}`,
  ],
  [/vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d{6,})/i, (id) => `https://vimeo.com/${id}`],
];

/** The video that a text names, such as JSON that is too damaged to be parsed. */
const videoAddressIn = (text: string): string | undefined => {
  for (const [pattern, addressOf] of addressPatterns) {
    const id = pattern.exec(text)?.[1];
    if (id) return addressOf(id);
  }
  return undefined;
};

/** The place of the video in the page: `padding-bottom: 56.2%`. */
const shapeOf = (frame: Element | null): Record<string, string> => {
  const percent = Number.parseFloat((frame as HTMLElement | null)?.style.paddingBottom ?? '');
  return percent > 0 ? { width: '1000', height: String(Math.round(percent * 10)) } : {};
};

/** A film that the builder hosts. The block itself reads its files. */
const readHosted = (film: Element, { mayRequestRemote }: SavedPage): Adoption | Refusal => {
  const config = parseData(film.getAttribute('data-config-video'));
  const details = isObject(config?.structuredContent) ? config.structuredContent : config;
  const address = textOf(details?.alexandriaUrl);
  if (!address) return { why: 'The page has no address of this film.' };
  if (isBuilderAddress(address) && !mayRequestRemote)
    return {
      why: `The film exists only at the builder's servers: ${address} Save it beside the page, or set data-adopt="remote".`,
    };
  return { target: film, content: () => [film] };
};

/** A video of YouTube, Vimeo or another provider. */
const readEmbedded = (wrapper: Element): Adoption | Refusal => {
  const json = blockJson(wrapper);
  const code = wrapper.getAttribute('data-html') ?? '';
  const frames = [...wrapper.querySelectorAll('iframe')];
  const sources = [
    textOf(json?.url),
    blockJsonText(wrapper),
    code,
    ...frames.map((frame) => frame.getAttribute('src') ?? ''),
  ];
  const url = sources.map(videoAddressIn).find(Boolean);
  const html = code || textOf(json?.html);
  if (!url && !/<(iframe|object)/i.test(html)) return { why: 'The page has no address of this video.' };
  const frame = wrapper.closest('.embed-block-wrapper');
  const picture = wrapper.querySelector('.sqs-video-overlay img');
  return {
    target: frame ?? wrapper,
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

export const video: Kind = {
  kind: 'video',
  selector: '.sqs-block-video',
  block: 'video',
  read(element, page) {
    const film = element.querySelector('.sqs-native-video');
    if (film) return readHosted(film, page);
    const wrapper = element.querySelector('.sqs-video-wrapper');
    return wrapper ? readEmbedded(wrapper) : { why: 'There is no video in it.' };
  },
};
