import { pick, stringOf } from '../../parse-data';
import { blockJson, blockJsonText } from '../block-json';
import { createElement } from '../element';
import { filmSelector, whyFilmIsMissing } from '../film';
import type { Adoption, Read, Refusal, SavedPage } from '../kind';

interface AddressPattern {
  /** Its groups are the id and, for an unlisted video of Vimeo, the hash. */
  pattern: RegExp;
  addressOf(id: string, hash: string | undefined): string;
}

/** YouTube and Vimeo in any spelling, those of site copiers included: `../www.youtube.com/embed/ID8344.html`. */
const addressPatterns: AddressPattern[] = [
  {
    pattern:
      /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?v(?:=|%3D))|ytimg\.com\/vi\/)([\w-]{11})/i,
    addressOf: (id) => `https://youtu.be/${id}`,
  },
  {
    pattern:
      /vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d{6,})(?:\/([\da-f]{6,})|[^\s"'<>]*?[?&;]h=([\da-f]+))?/i,
    addressOf: (id, hash) => `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  },
];

/** Where the video begins, as the end of its address: `?t=90s`. Site copiers and JSON write the `&` in their own ways. */
const startIn = (address: string): string => {
  const start = /^[^\s"'<>]*?[?&;#](?:t|start)=(\d[\dhms]*)/.exec(address)?.[1];
  return start ? `?t=${start}` : '';
};

/** The video that a text names, such as JSON that is too damaged to be parsed. */
const videoAddressIn = (text: string): string | undefined => {
  for (const { pattern, addressOf } of addressPatterns) {
    const found = pattern.exec(text);
    const [, id, pathHash, queryHash] = found ?? [];
    if (found && id) return addressOf(id, pathHash ?? queryHash) + startIn(text.slice(found.index));
  }
  return undefined;
};

/** The place of the video in the page: `padding-bottom: 56.2%`. */
const shapeOf = (frame: Element | null): Record<string, string> => {
  const percent = Number.parseFloat((frame as HTMLElement | null)?.style.paddingBottom ?? '');
  return percent > 0 ? { width: '1000', height: String(Math.round(percent * 10)) } : {};
};

/** A film that the builder hosts. The block itself reads its files. */
const readHosted = (film: Element, page: SavedPage): Adoption | Refusal => {
  const why = whyFilmIsMissing(film, page);
  return why ? { why } : { target: film, content: () => [film] };
};

/** A video of YouTube, Vimeo or another provider. */
const readEmbedded = (wrapper: Element): Adoption | Refusal => {
  const json = blockJson(wrapper);
  const code = wrapper.getAttribute('data-html') ?? '';
  const frames = [...wrapper.querySelectorAll('iframe')];
  const sources = [
    // JSON that can be read has other addresses, too, such as those of pictures.
    ...(json ? [stringOf(json.url), stringOf(json.html)] : [blockJsonText(wrapper)]),
    code,
    ...frames.map((frame) => frame.getAttribute('src') ?? ''),
  ];
  const url = sources.map(videoAddressIn).find(Boolean);
  const html = code || stringOf(json?.html);
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

export const readVideo: Read = (element, page) => {
  const film = element.querySelector(filmSelector);
  if (film) return readHosted(film, page);
  const wrapper = element.querySelector('.sqs-video-wrapper');
  return wrapper ? readEmbedded(wrapper) : { why: 'There is no video in it.' };
};
